import { expect, it } from "vitest";
import { markTab } from "../src/device/favicon";

it("a dot comes and goes, and the picture of the page comes back", () => {
  const icon = { href: "http://here/icon.svg", dataset: {} as Record<string, string> };
  const page = { querySelector: () => icon } as unknown as Document;
  markTab(true, page);
  expect(icon.href).toMatch(/^data:image\/svg\+xml,/);
  markTab(true, page);
  markTab(false, page);
  expect(icon.href).toBe("http://here/icon.svg");
});
