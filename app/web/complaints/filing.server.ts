import { type ComplaintKind, complaintKind, complaintLimits } from "~/contract/complaint-fields";
import { contract } from "~/contract/contract";
import type { OrderDetails } from "~/contract/order-fields";
import type { Side } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { isRefused } from "../calls/exchange.server";
import { constraintsOf } from "../forms/constraints.server";
import { submitWithFiles } from "../forms/kept-files.server";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";
import { queryId } from "../page-id.server";
import { complaintsTitle } from "./complaint-title.server";

const sideOf = ({ viewer }: Page): Side => (viewer?.type === "provider" ? "provider" : "customer");

/** Under which name an address says what a complaint is about. */
const names: Partial<Record<ComplaintKind, string>> = {
  order: "order",
  conduct: "user",
  review: "review",
  payment: "payment",
};

const namedKind = ({ url }: Page) => complaintKind.safeParse(url.searchParams.get("kind")).data;

/** The kind that the address names, by itself or by what it is about; null where it is still to be chosen. */
function kindOf(page: Page, kinds: ComplaintKind[]): ComplaintKind | null {
  const meant = namedKind(page) ?? kinds.find((kind) => names[kind] && queryId(page, names[kind]));
  if (meant && kinds.includes(meant)) return meant;
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** What a form of the kind calls what it is about: a technician has payouts where a customer has payments. */
const subjectOf = (page: Page, kind: ComplaintKind | null) =>
  kind === "payment" && sideOf(page) === "provider" ? ("payout" as const) : kind;

const limits = { least: complaintLimits.textLeast };
const filingConstraints = () => constraintsOf(contract.complaints.file);

type Choices = Omit<Awaited<ReturnType<Page["api"]["complaints"]["choices"]>>, "kinds">;

/** Whether there is nothing that a complaint of the kind could be about. */
function lacksSubject(kind: ComplaintKind, { orders, people, reviews, payments }: Choices): boolean {
  const subjects = { order: orders, conduct: people, review: reviews, payment: payments };
  return kind in subjects && subjects[kind as keyof typeof subjects].length === 0;
}

/** Whether it is an appeal that somebody comes for to whom another one stands in the way. */
const isForAppeal = (page: Page, kinds: ComplaintKind[], { appeal }: Choices): boolean =>
  appeal !== null && (kinds.length === 0 || namedKind(page) === "account_appeal");

/** Whether it is an appeal that somebody comes for whose account is open again. */
const isNeedless = (page: Page): boolean =>
  namedKind(page) === "account_appeal" && page.viewer?.user.is_active !== 0;

/**
 * Leads to where a job that nobody may complain about is followed; but a form that was refused just now stays.
 * @returns the complaint that is under way about it
 */
async function leaveBarred(page: Page, order: OrderDetails, side: Side): Promise<string | null> {
  const open = order.complaint?.is_open ? order.complaint.id : null;
  if (order.can_complain || isRefused(page.exchange)) return open;
  const area = side === "customer" ? "/requests" : "/technician/requests";
  throw await page.leaveTo(open ? `/complaints/${open}` : `${area}/${order.request.id}`);
}

/**
 * A job that the choices do not list may be older than those, or nobody may complain about it. A closed account reads none of its jobs,
 * and files about those alone that `/complaints` names.
 */
async function leaveUnlisted(page: Page, id: string): Promise<string | null> {
  if (page.viewer?.user.is_active !== 0)
    return leaveBarred(page, await page.api.orders.get({ id }), sideOf(page));
  if (!isRefused(page.exchange)) throw await page.leaveTo("/complaints");
  return null;
}

/** The form for a complaint of the kind that the address names; without one, the kinds to choose from. */
export async function filingPage(page: Page) {
  const { kinds, ...choices } = await page.api.complaints.choices();
  const isAppealing = isForAppeal(page, kinds, choices);
  if (isAppealing && !isRefused(page.exchange)) throw await page.leaveTo(`/complaints/${choices.appeal?.id}`);
  const kind = isAppealing || isNeedless(page) ? "account_appeal" : kindOf(page, kinds);
  const name = kind && names[kind];
  const about = name ? queryId(page, name) : null;
  const isUnlisted = kind === "order" && about !== null && !choices.orders.some(({ id }) => id === about);
  const open = isUnlisted ? await leaveUnlisted(page, about) : null;
  const isIdle = isNeedless(page) || (kind !== null && about === null && lacksSubject(kind, choices));
  const subject = subjectOf(page, kind);
  const title = page.t(
    kind === "account_appeal" ? "complaints:inactive.appeal.file" : "complaints:new.title",
  );
  return {
    head: { title, description: page.t("complaints:new.description"), isPrivate: true },
    above: complaintsTitle(page),
    ...{ kinds, kind, subject, choices, about, open, limits, isIdle, title },
    closedFor: kind === "account_appeal" ? (page.viewer?.inactive_reason ?? null) : null,
    heading: page.t(subject ? `complaints:new.title.${subject}` : "complaints:new.about"),
  };
}

/** What the form itself needs. */
export const filingForm = async (page: Page) => ({
  constraints: filingConstraints(),
  form: await page.form(),
});

/**
 * Files what the form says, with its evidence, and leads to the complaint that came of it.
 * @param of the request on whose page the form stands: there is none where its reader has no job of it
 */
export const fileComplaint = (page: Page, of?: { id: string; side: Side }) =>
  submitWithFiles(page, ["files", "complaint_file"], async (form) => {
    if (of && !(await jobOf(page, of.id, of.side)).order) throw notFound();
    const { id } = await page.api.complaints.file(form.input(contract.complaints.file), form.once);
    return { to: `/complaints/${id}` as Path };
  });

/**
 * The page on which a side of a job opens a dispute about it, or complains once its money was released. Where a complaint is under way,
 * the way leads there, and where there is no money to complain about, to the job.
 */
export async function disputePage(page: Page, id: string, side: Side) {
  const { order, title } = await jobOf(page, id, side);
  if (!order) throw notFound();
  await leaveBarred(page, order, side);
  const freezes = order.can.includes("dispute");
  return {
    ...{ title, order, side, limits },
    other: side === "customer" ? order.provider.name : order.customer.name,
    head: {
      title: page.t(freezes ? "complaints:dispute.title" : "complaints:new.title"),
      description: page.t(freezes ? "complaints:dispute.description" : "complaints:new.description"),
      isPrivate: true,
    },
    ...(await filingForm(page)),
  };
}

/** The reader's job of a request. */
async function jobOf(page: Page, id: string, side: Side) {
  if (side === "provider") {
    const { request, order } = await page.api.technicianArea.request({ id });
    return { title: request.title, order };
  }
  const request = await page.api.requests.get({ id });
  if (request.view !== "owner") throw notFound();
  const order = request.order_id ? await page.api.orders.get({ id: request.order_id }) : null;
  return { title: request.title, order };
}
