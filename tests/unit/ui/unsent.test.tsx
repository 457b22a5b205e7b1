import { describe, expect, it } from "vitest";
import { Form } from "~/components/ui/form";
import { Unsent } from "~/components/ui/unsent";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const typed = "The lower joint drips";
const refused = (name: string, given: object = {}) => ({
  ...{ intent: "ask-changes o1", messages: ["That is over."], values: { [name]: typed } },
  ...given,
});

describe.each(locales)("What was written into a form that is not there any more (%s)", (locale) => {
  const says = t(locale)("ui:unsent");
  const page = (answer: unknown) => ({ locale, namespaces: ["common" as const, "ui" as const], answer });
  const drawn = (answer: unknown) => renderPage(<Unsent />, page(answer));

  it.each(["reason", "reason_en", "reason_ar", "note", "answer", "text", "included", "message"])(
    "stands on the page, to be copied: its %s",
    (name) => {
      expect(drawn(refused(name))).toContain(says);
      expect(drawn(refused(name))).toContain(typed);
    },
  );

  it("says nothing where nothing was written, or nothing was refused", () => {
    for (const answer of [undefined, refused("amount"), refused("text", { values: { text: " " } })])
      expect(drawn(answer)).not.toContain(says);
    expect(drawn(refused("text", { messages: undefined }))).not.toContain(says);
  });

  it("is told by the form that has come back, and by no other, that its words stand in it", () => {
    const beside = (intent: string) =>
      renderPage(
        <Form intent={intent}>
          <p />
        </Form>,
        page(refused("reason")),
      );
    expect(beside("ask-changes o1")).toContain("data-sent");
    expect(beside("pause o1")).not.toContain("data-sent");
  });
});
