/** What stands in a text that was stored, or came in a file: it is looked at field by field before anything uses it. */

/** The value that a text in JSON stands for; null if it is none. */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** The code of a table. */
export const isCode = (value: unknown): value is string => isText(value) && /^[0-9a-z]{8}$/.test(value);

/** Milliseconds since 1970, as far as a date can be so late or early. */
export const isTime = (value: unknown): value is number =>
  typeof value === "number" && !Number.isNaN(new Date(value).getTime());
