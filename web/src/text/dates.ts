/** Days and times in words. */

/** Says when something was, as people who speak this language write it; nothing if the time is none that a date can be. */
export function dateAndTime(language: string): (at: number) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (at) => (Number.isNaN(new Date(at).getTime()) ? "" : format.format(at));
}
