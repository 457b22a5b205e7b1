import { expect, it } from "vitest";
import { noticeKinds } from "~/api/record/notices";
import { dictionaries } from "~/i18n/messages.server";

it("Every notification has a sentence in both languages, which uses only what it is given", () => {
  for (const locale of ["en", "ar"] as const) {
    const texts = dictionaries[locale].notifications;
    for (const [kind, given] of Object.entries(noticeKinds)) {
      const text = texts[kind] ?? "";
      expect(text, `${locale} ${kind}`).not.toBe("");
      for (const [, name] of text.matchAll(/\{\{(\w+)\}\}/g))
        expect(given as readonly string[], `${locale} ${kind}`).toContain(name);
    }
  }
});
