import { complaintLimits } from "~/contract/complaint-fields";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submitWithFiles } from "../forms/kept-files.server";
import type { Form, Outcome } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { complaintsTitle, complaintTitle } from "./complaint-title.server";

const { complaints } = contract;
const limits = { least: complaintLimits.textLeast };

/** A complaint with its thread, as its page shows them to a party or to staff. */
export async function complaintWithThread(page: Page, id: string) {
  const { cursor } = readFilters(complaints.messages, page);
  const [complaint, thread] = await Promise.all([
    page.api.complaints.get({ id }),
    page.api.complaints.messages({ id, cursor, parts: openedParts(page) }),
  ]);
  return { complaint, list: ownPart(page, thread), limits };
}

/** A complaint for one of its parties. */
export async function complaintPage(page: Page, id: string) {
  const found = await complaintWithThread(page, id);
  const { complaint } = found;
  const title = complaintTitle(page.t, complaint);
  const reader = page.viewer?.type === "provider" ? ("provider" as const) : ("customer" as const);
  const isInactive = page.viewer?.user.is_active === 0;
  const other = complaint.is_mine ? complaint.other : complaint.filer;
  return {
    m: messages(page.locale, ["complaints", "statuses", "lists", "reviews"]),
    head: { title, description: page.t("complaints:one.description"), isPrivate: true },
    above: complaintsTitle(page),
    ...{ ...found, title, other: other?.name ?? "", me: page.viewer?.name ?? "" },
    reader,
    area: isInactive
      ? null
      : reader === "provider"
        ? ("/technician/requests" as const)
        : ("/requests" as const),
    constraints: {
      write: constraintsOf(complaints.write),
      propose: constraintsOf(complaints.propose),
      appeal: constraintsOf(complaints.appeal),
    },
    form: await page.form(),
  };
}

const own: Deeds = {
  write: ({ api }, form, id) => api.complaints.write({ ...form.input(complaints.write), id }, form.once),
  propose: ({ api }, form, id) =>
    api.complaints.propose({ ...form.input(complaints.propose), id }, form.once),
  withdraw: ({ api }, form, id) => api.complaints.withdraw({ id }, form.once),
  "hand-over": ({ api }, form, id) => api.complaints.handOver({ id }, form.once),
  "accept-decision": ({ api }, form, id) => api.complaints.acceptDecision({ id }, form.once),
  appeal: ({ api }, form, id) => api.complaints.appeal({ ...form.input(complaints.appeal), id }, form.once),
};

/** By the id of the proposal. */
const namedOf = (id: string): Deeds => ({
  accept: ({ api }, form, proposal_id) => api.complaints.accept({ id, proposal_id }, form.once),
});

/** What a split would come to, for the form that asks to see it. */
async function showFigures({ api }: Page, id: string, form: Form): Promise<Outcome> {
  const figures = await api.complaints.figures({ ...form.input(complaints.figures), id });
  return { shown: { figures }, typed: {} };
}

/** A form of a complaint's page: the deed that its intent names, with the files that came with it. */
export function actOnComplaint(
  page: Page,
  id: string,
  deeds: { own: Deeds; named: Deeds } = { own, named: namedOf(id) },
) {
  return submitWithFiles(page, ["files", "complaint_file"], async (form): Promise<Outcome> => {
    if (form.intent === "figures") return showFigures(page, id, form);
    await doDeed(page, form, { ...deeds, id });
    return { to: form.intent === "write" ? `${page.here}#thread` : page.here };
  });
}
