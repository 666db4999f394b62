/** Names and words as they may be shown: one line, nothing invisible, nothing that turns the text around. */
import { LONGEST_NAME } from "../generated/table";

const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{DI}]/u;
const MARK = /[\p{Mn}\p{Me}]/u;
const PICTURE = /[\p{So}\p{Sk}]/u;
/** A letter of Braille without a dot looks like a space. */
const SPACE = /[\p{Zs}\u2800]/u;
const VISIBLE = /[^\p{Z}\p{M}]/u;
/** They hold emoji together; anywhere else they show nothing. */
const JOINER = "\u200d";
const EMOJI_STYLE = "\ufe0f";
/** Accents that may stand on one letter. */
const MOST_MARKS = 2;

/** The text as it may be shown; empty if nothing visible is left. */
export function clean(text: string, longest = LONGEST_NAME, form: "NFC" | "NFKC" = "NFC"): string {
  const kept: string[] = [];
  let marks = 0;
  for (const letter of text.normalize(form)) {
    const hidden = HIDDEN.test(letter);
    marks = MARK.test(letter) && !hidden ? marks + 1 : 0;
    if (letter === JOINER || letter === EMOJI_STYLE) {
      if (isEmoji(kept.at(-1))) kept.push(letter);
    } else if (marks <= MOST_MARKS && !hidden) kept.push(SPACE.test(letter) ? " " : letter);
  }
  const line = kept.join("").split(/\s+/).filter(Boolean).join(" ");
  const shown = withoutLooseJoiners([...line].slice(0, longest).join("")).trim();
  return VISIBLE.test(shown) ? shown : "";
}

/** Is this a picture, a color of skin, or a picture with a mark of style behind it? */
function isEmoji(letter: string | undefined): boolean {
  return letter !== undefined && (letter === EMOJI_STYLE || PICTURE.test(letter));
}

/** Joiners stand between two pictures, nowhere else. */
function withoutLooseJoiners(text: string): string {
  const [first = "", ...parts] = text.split(JOINER);
  return parts.reduce((joined, part) => {
    const letter = [...part][0];
    return joined + (isEmoji(letter) && letter !== EMOJI_STYLE ? JOINER : "") + part;
  }, first);
}

export function cleanName(name: string): string {
  return clean(name, LONGEST_NAME, "NFKC");
}

const looks = (name: string) => name.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\s/g, "");

/** The name, with a number behind it if somebody is called so already. (People on one device are not told apart by look.) */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(looks));
  let shown = name;
  for (let number = 2; taken.has(looks(shown)); number++) {
    const room = LONGEST_NAME - String(number).length - 1;
    shown = `${[...name].slice(0, room).join("").trimEnd()} ${number}`;
  }
  return shown;
}
