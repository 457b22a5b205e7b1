import { expect, it } from "vitest";
import { AnswerForm } from "~/components/reviews/answer-form";
import { fixedT } from "~/i18n/messages.server";
import { renderPage } from "../../support/render-page";

const t = fixedT("en");

it.each([
  [false, "reviews:answer.reply"],
  [true, "reviews:answer.toTechnician"],
])("Who replies to a review reads who will see it (of a customer: %s)", (isOfCustomer, texts) => {
  const html = renderPage(<AnswerForm kind="reply" id="r" constraints={{}} isOfCustomer={isOfCustomer} />, {
    namespaces: ["common", "reviews"],
  });
  expect(html).toContain(t(`${texts}.hint`));
  expect(html.includes(t("reviews:answer.reply.hint"))).toBe(!isOfCustomer);
});
