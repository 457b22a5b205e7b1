import ts from "typescript";
import { describe, expect, it } from "vitest";
import { holdsForm, tagsIn } from "../support/drawn-forms";
import { place, sources } from "../support/sources";

const drawn = sources("app/routes", "app/components");
const has = (tag: ts.JsxOpeningLikeElement, name: string) =>
  tag.attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === name);

describe("A form", () => {
  it("stands in nothing that closes over it when it comes back: a disclosure is told which it holds", () => {
    const closing = drawn
      .filter(({ path }) => !path.startsWith("app/components/ui/"))
      .flatMap((file) =>
        ["details", "Disclosure"]
          .flatMap((name) => tagsIn(file, name))
          .filter((tag) => !has(tag, "holds") && holdsForm(file, tag.parent))
          .map((tag) => place(file, tag)),
      );
    expect(closing).toEqual([]);
  });
});
