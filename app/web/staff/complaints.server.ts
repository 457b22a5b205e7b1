import { contract } from "~/contract/contract";
import { reviewRule } from "~/contract/review-fields";
import type { Locale } from "~/i18n/locale";
import { messages, someMessages } from "~/i18n/messages.server";
import { actOnComplaint, complaintWithThread } from "../complaints/complaint-page.server";
import { complaintTitle } from "../complaints/complaint-title.server";
import { constraintsOf } from "../forms/constraints.server";
import type { Deeds } from "../forms/deeds.server";
import { readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";
import { countedTab } from "./counted-tab.server";

const { complaints } = contract;

/** Complaints that wait for staff, or all of them: the address's `tab` says which. */
export async function complaintQueue(page: Page) {
  const { tab = "waiting", cursor } = readFilters(complaints.queue, page);
  const [answer, counted] = await Promise.all([
    page.api.complaints.queue({ tab, cursor, parts: openedParts(page) }),
    page.api.staff.overview(),
  ]);
  const content = answer.content.map((row) => ({ ...row, title: complaintTitle(page.t, row, true) }));
  return {
    tab,
    list: ownPart(page, { ...answer, content }),
    tabs: (["waiting", "all"] as const).map((name) => ({
      label: page.t(`staff:complaints.tab.${name}`),
      to: addressWith(page, { tab: name === "waiting" ? null : name }),
      current: name === tab,
      ...(name === "waiting" ? countedTab(page, "complaints", counted.complaints) : {}),
    })),
  };
}

/** What the parts of a job say on its own pages. */
const jobTexts = (locale: Locale) => ({
  ...someMessages(locale, "orders", [
    ...["price", "start", "duration", "warranty", "delivery.", "photo", "changes.said", "pause.said"],
    ...["proposal.", "proposals.", "due."],
  ]),
  ...someMessages(locale, "offers", ["terms.", "materials.", "warranty", "round."]),
  ...someMessages(locale, "requests", ["timeline."]),
});

/** A complaint as staff see it: both sides, all that was said, and the form for a decision. */
export async function staffComplaintPage(page: Page, id: string) {
  const found = await complaintWithThread(page, id);
  const { complaint } = found;
  const { others, ...basis } = await page.api.complaints.basis({ id });
  const title = complaintTitle(page.t, complaint, true);
  return {
    m: {
      ...messages(page.locale, ["staff", "complaints", "statuses", "lists", "reviews", "words", "zones"]),
      ...jobTexts(page.locale),
    },
    head: { title, description: page.t("staff:complaints.description"), isPrivate: true },
    ...found,
    ...basis,
    others:
      others &&
      nameList(
        page.locale,
        others.map(({ name }) => name),
      ),
    title,
    readerId: page.viewer?.id ?? "",
    rules: reviewRule.options,
    constraints: { write: constraintsOf(complaints.write), decide: constraintsOf(complaints.decide) },
    form: await page.form(),
  };
}

const own: Deeds = {
  write: ({ api }, form, id) => api.complaints.write({ ...form.input(complaints.write), id }, form.once),
  take: ({ api }, form, id) => api.complaints.take({ id }, form.once),
  decide: ({ api }, form, id) => api.complaints.decide({ ...form.input(complaints.decide), id }, form.once),
};

/** A posted deed of staff with a complaint. */
export const decideOnComplaint = (page: Page, id: string) => actOnComplaint(page, id, { own, named: {} });
