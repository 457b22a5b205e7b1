import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";

/** What the page of all own payments shows. */
export async function paymentList(page: Page) {
  const { cursor } = readFilters(contract.payments.mine, page);
  const mine = await page.api.payments.mine({ cursor, parts: openedParts(page) });
  return {
    kind: "list" as const,
    m: messages(page.locale, ["payments", "statuses", "lists"]),
    head: {
      title: page.t("payments:list.title"),
      description: page.t("payments:list.description"),
      isPrivate: true,
    },
    owed: mine.owed,
    constraints: constraintsOf(contract.payments.nameAccount),
    form: await page.form(),
    list: ownPart(page, mine),
  };
}
