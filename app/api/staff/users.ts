import type { staffContract } from "~/contract/staff";
import { fold } from "~/i18n/fold";
import { parsePhone } from "~/i18n/phone-parse.server";
import { fireDueOfAppeal } from "../complaints/own-moves";
import { reopenByHand } from "../complaints/reopening-moves";
import type { Context } from "../context";
import { notFound } from "../errors";
import type { Operation } from "../operation";
import { page } from "../page";
import { moveAccount } from "../profile/account-moves";
import { changeAsStaff } from "../record/change";
import { fireDueOfProvider } from "../time/current";
import { findStanding } from "../wallet/balance-store";
import { auditOrder, listLines } from "./audit-store";
import { auditLine } from "./line-view";
import { findUser, listDocuments, listUsers, usersOrder } from "./user-store";
import { accountFile, accountRow } from "./user-view";

type Staff = typeof staffContract;

const like = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A phone in any spelling, in part too; else words, the short ones where a name begins: an index finds them so. */
export function patternsOf(typed: string, { settings }: Pick<Context, "settings">): string[] {
  const phone = parsePhone(typed, settings.country.code);
  if (phone) return [`%${phone}%`];
  const text = fold(typed).trim();
  const digits = text.replace(/[^\d]/g, "").replace(/^0+/, "");
  if (/^[+\d\s()-]+$/.test(text) && digits.length > 2) return [`%${like(digits)}%`];
  return text.split(/\s+/).map((word) => (word.length < 3 ? `% ${like(word)}%` : `%${like(word)}%`));
}

/** Accounts, newest first. */
export const users: Operation<Staff["users"]> = async ({ q, tab = "all", cursor, parts }, ctx) => {
  const filters = { q, tab };
  const asked = { patterns: q ? patternsOf(q, ctx) : [], isInactive: tab === "inactive" };
  const { content, meta } = await page(
    { name: "staff.users", filters, cursor, parts, perPage: ctx.settings.perPage, ...usersOrder },
    (window) => listUsers(ctx.db, asked, window),
    ({ createdAt, id }) => ({ key: createdAt, id }),
  );
  return { content: content.map(accountRow), meta };
};

/** Lines of an account's history that its own page shows; the audit log has the rest. */
const newestLines = 10;

export const user: Operation<Staff["user"]> = async ({ id }, ctx) => {
  const found = await findUser(ctx.db, id);
  if (!found) throw notFound();
  await fireDueOfProvider(ctx, id, ctx.now);
  const ofUser = { entity: "user" as const, of: id };
  const { content } = await page(
    { name: "staff.user", filters: {}, cursor: undefined, perPage: newestLines, ...auditOrder },
    (window) => listLines(ctx.db, ofUser, window),
    (line) => ({ key: line.position, id: line.id }),
  );
  const { currency } = ctx.settings.country;
  const documents = found.provider ? await listDocuments(ctx.db, id) : [];
  const purse = found.provider && (await findStanding(ctx.db, id, currency));
  const beside = { documents, purse, currency, history: content.map(auditLine), isOwn: id === ctx.user.id };
  return accountFile(found, beside, ctx);
};

export const deactivate: Operation<Staff["deactivate"]> = async ({ id, reason }, ctx) => {
  await changeAsStaff(ctx, (act) => moveAccount(act, id, "deactivate", { reason }));
  ctx.say("api:staff.deactivated");
  return null;
};

export const reactivate: Operation<Staff["reactivate"]> = async ({ id, reason }, ctx) => {
  await fireDueOfAppeal(ctx, id);
  await changeAsStaff(ctx, (act) => reopenByHand(act, id, reason));
  ctx.say("api:staff.reactivated");
  return null;
};
