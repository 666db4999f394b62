import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/generated/choices";
import { pack, unpack } from "../src/text/packed";
import { messagesOf } from "./messages";

describe.each(LANGUAGES)("messages in %s", (language) => {
  it("are unpacked as they were, and smaller on the way", () => {
    const whole = messagesOf(language).flat();
    const packed = JSON.stringify(whole.map(pack));
    const again = (JSON.parse(packed) as ReturnType<typeof pack>[]).map(unpack);
    expect(again).toEqual(whole.map((one) => ({ ...one, attributes: { ...one.attributes } })));
    expect(packed.length).toBeLessThan(JSON.stringify(whole).length * 0.75);
  });
});
