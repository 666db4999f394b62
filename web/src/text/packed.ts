/** Messages on their way: the parsed form of Fluent with short names, which is a sixth smaller over the wire. */
import type { FluentResource } from "@fluent/bundle";

type Message = FluentResource["body"][number];
type Pattern = Exclude<Message["value"], null>;
type Element = Exclude<Pattern, string>[number];
type Key = { type: "str"; value: string } | { type: "num"; value: number; precision: number };

type PackedElement =
  | string
  | { v: string }
  | { m: string; a?: string }
  | { s: string; o: [string | number, PackedPattern][]; d: number }
  /** Anything else, as it is. */
  | { x: Element };
type PackedPattern = string | PackedElement[];
export type PackedMessage = [id: string, value: PackedPattern | 0, attributes?: Record<string, PackedPattern>];

export function pack({ id, value, attributes }: Message): PackedMessage {
  const more = Object.entries(attributes).map(([name, one]) => [name, packPattern(one)] as const);
  const said = value === null ? 0 : packPattern(value);
  return more.length ? [id, said, Object.fromEntries(more)] : [id, said];
}

function packPattern(pattern: Pattern): PackedPattern {
  return typeof pattern === "string" ? pattern : pattern.map(packElement);
}

function packElement(element: Element): PackedElement {
  if (typeof element === "string") return element;
  if (element.type === "var") return { v: element.name };
  if (element.type === "mesg") return element.attr ? { m: element.name, a: element.attr } : { m: element.name };
  if (element.type !== "select" || element.selector.type !== "var") return { x: element };
  const o = element.variants.map(({ key, value }): [string | number, PackedPattern] => [key.value, packPattern(value)]);
  return { s: element.selector.name, o, d: element.star };
}

export function unpack([id, value, more = {}]: PackedMessage): Message {
  const attributes = Object.fromEntries(Object.entries(more).map(([name, one]) => [name, unpackPattern(one)]));
  return { id, value: value === 0 ? null : unpackPattern(value), attributes };
}

function unpackPattern(pattern: PackedPattern): Pattern {
  return typeof pattern === "string" ? pattern : pattern.map(unpackElement);
}

function unpackElement(element: PackedElement): Element {
  if (typeof element === "string") return element;
  if ("v" in element) return { type: "var", name: element.v };
  if ("m" in element) return { type: "mesg", name: element.m, attr: element.a ?? null };
  if ("x" in element) return element.x;
  const variants = element.o.map(([value, one]) => ({ key: keyOf(value), value: unpackPattern(one) }));
  return { type: "select", selector: { type: "var", name: element.s }, variants, star: element.d };
}

const keyOf = (value: string | number): Key =>
  typeof value === "string" ? { type: "str", value } : { type: "num", value, precision: 0 };
