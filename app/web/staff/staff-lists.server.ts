import { contract } from "~/contract/contract";
import { auditEntity, userTab } from "~/contract/staff-fields";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { constraintsOf } from "../forms/constraints.server";
import { keptFields, readFilters } from "../lists/filters.server";
import { addressWith, openedParts, ownPart } from "../lists/list-part.server";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";
import { shownLine } from "./audit-lines.server";

/** Accounts, as the search and the tab leave them. */
export async function userList(page: Page) {
  const { q, tab = "all", cursor } = readFilters(contract.staff.users, page);
  const answer = await page.api.staff.users({ q, tab, cursor, parts: openedParts(page) });
  return {
    list: ownPart(page, answer),
    q: q ?? null,
    tab,
    tabs: userTab.options.map((name) => ({
      name,
      to: addressWith(page, { tab: name === "all" ? null : name }),
      isCurrent: name === tab,
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

/** What waits, each with its page, and what happened to accounts last. */
export async function staffOverview(page: Page) {
  const [counted, { content }] = await Promise.all([
    page.api.staff.overview(),
    page.api.staff.audit({ entity: "user" }),
  ]);
  const { verifications, verifications_since, inactive_users } = counted;
  const { complaints, complaints_overdue: overdue, reported_reviews } = counted;
  return {
    waiting: [
      {
        ...{ kind: "verifications", count: verifications, since: verifications_since },
        ...{ to: "/admin/verifications" as Path, icon: "badge-check" as const },
      },
      {
        ...{ kind: "complaints", count: complaints, since: null, overdue },
        ...{ to: "/admin/complaints" as Path, icon: "scale" as const },
      },
      {
        ...{ kind: "reviews", count: reported_reviews, since: null },
        ...{ to: "/admin/reviews" as Path, icon: "star" as const },
      },
      {
        ...{ kind: "inactive", count: inactive_users, since: null },
        ...{ to: "/admin/users?tab=inactive" as Path, icon: "user-round-x" as const },
      },
    ],
    latest: content.slice(0, newestLines).map((line) => shownLine(page, line)),
  };
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
    form: await page.form(),
  };
}
