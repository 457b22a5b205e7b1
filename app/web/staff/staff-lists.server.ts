import { contract } from "~/contract/contract";
import type { Output } from "~/contract/endpoint";
import { auditEntity, userTab } from "~/contract/staff-fields";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { keptFields, readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";
import { shownLine } from "./audit-lines.server";
import { countedTab } from "./counted-tab.server";

/** Accounts, as the search and the tab leave them. */
export async function userList(page: Page) {
  const { q, tab = "all", cursor } = readFilters(contract.staff.users, page);
  const [answer, { inactive_users: inactive }] = await Promise.all([
    page.api.staff.users({ q, tab, cursor, parts: openedParts(page) }),
    page.api.staff.overview(),
  ]);
  return {
    list: ownPart(page, answer),
    q: q ?? null,
    tab,
    tabs: userTab.options.map((name) => ({
      name,
      to: addressWith(page, { tab: name === "all" ? null : name }),
      isCurrent: name === tab,
      ...(name === "inactive" ? countedTab(page, "inactive", inactive) : {}),
    })),
    search: constraintsOf(contract.staff.users).q ?? {},
    kept: keptFields(page, ["q"]),
    whole: addressWith(page, { q: null }),
  };
}

/** Technicians who wait, each with its cities as one reads them out. */
export async function verificationList(page: Page) {
  const { cursor } = readFilters(contract.staff.verifications, page);
  const answer = await page.api.staff.verifications({ cursor, parts: openedParts(page) });
  const namesOf = (cities: { name: string }[]) =>
    nameList(
      page.locale,
      cities.map(({ name }) => name),
    );
  const content = answer.content.map((waiting) => ({ ...waiting, cities: namesOf(waiting.cities) }));
  return { list: ownPart(page, { ...answer, content }), constraints: constraintsOf(contract.staff.reject) };
}

/** Lines of the audit log, of one kind of thing or of one thing. */
export async function auditList(page: Page) {
  const { entity, of, cursor } = readFilters(contract.staff.audit, page);
  const one = entity && of;
  const answer = await page.api.staff.audit({ entity, of: one, cursor, parts: openedParts(page) });
  const kinds = [null, ...auditEntity.options];
  return {
    list: ownPart(page, { ...answer, content: answer.content.map((line) => shownLine(page, line)) }),
    tabs: kinds.map((kind) => ({
      label: page.t(`staff:audit.of.${kind ?? "all"}`),
      to: addressWith(page, { entity: kind, of: null }),
      current: kind === (entity ?? null),
    })),
    ofOne: one ? { without: addressWith(page, { of: null }) } : null,
  };
}

/** Lines about accounts that the overview shows. */
const newestLines = 6;

const wait = <const Icon extends string>(kind: string, count: number, to: Path, icon: Icon) => ({
  ...{ kind, count, to, icon, since: null },
});

/** What waits, each with its page; what has failed stands out. */
const waitsOf = (counted: Output<typeof contract.staff.overview>) => [
  {
    ...wait("verifications", counted.verifications, "/admin/verifications", "badge-check"),
    since: counted.verifications_since,
  },
  {
    ...wait("complaints", counted.complaints, "/admin/complaints", "scale"),
    overdue: counted.complaints_overdue,
  },
  wait("reviews", counted.reported_reviews, "/admin/reviews", "star"),
  wait("transfers", counted.transfers, "/admin/transfers", "landmark"),
  wait("refunds", counted.refunds, "/admin/transfers?tab=refunds", "rotate-ccw"),
  wait("payouts", counted.payouts, "/admin/payouts", "banknote"),
  wait("toSend", counted.payouts_to_send, "/admin/payouts?status=approved", "send"),
  wait("inactive", counted.inactive_users, "/admin/users?tab=inactive", "user-round-x"),
  {
    ...wait("events", counted.gateway_events, "/admin/transfers?tab=events", "bell"),
    hasFailed: counted.gateway_events > 0,
  },
  {
    ...wait("steps", counted.failed_steps, "/admin/steps", "clock-alert"),
    hasFailed: counted.failed_steps > 0,
  },
];

/** What waits, and what happened to accounts last. */
export async function staffOverview(page: Page) {
  const [counted, { content }] = await Promise.all([
    page.api.staff.overview(),
    page.api.staff.audit({ entity: "user" }),
  ]);
  const latest = content.slice(0, newestLines).map((line) => shownLine(page, line));
  return { waiting: waitsOf(counted), latest };
}

/** One account with what was done to it, and what may be. */
export async function accountPage(page: Page, id: string) {
  const { history, ...account } = await page.api.staff.user({ id });
  return {
    m: messages(page.locale, ["staff", "statuses"]),
    head: { title: account.name, description: page.t("staff:user.description"), isPrivate: true },
    account,
    history: history.map((line) => shownLine(page, line)),
    constraints: constraintsOf(contract.staff.deactivate),
    writingOff: constraintsOf(contract.staff.writeOff),
    form: await page.form(),
  };
}
