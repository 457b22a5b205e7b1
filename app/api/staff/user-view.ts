import type { Account, AccountRow, AuditLine, WaitingVerification } from "~/contract/staff-fields";
import { accountCan } from "../profile/account-rules";
import { namedIn, type Viewpoint } from "../reading";
import type { Standing } from "../wallet/balance-store";
import type { findUser, listDocuments, UserRow } from "./user-store";
import type { WaitingRow } from "./verification-store";

export const accountRow = ({ avatarId, isVerified, isActive, createdAt, ...row }: UserRow): AccountRow => ({
  ...{ id: row.id, name: row.name, type: row.type, phone: row.phone, email: row.email },
  ...{ avatar: avatarId, is_verified: isVerified, is_active: isActive },
  created_at: createdAt.toISOString(),
});

type Found = NonNullable<Awaited<ReturnType<typeof findUser>>>;
type Beside = {
  documents: Awaited<ReturnType<typeof listDocuments>>;
  /** Of a technician. */
  purse: Standing | null;
  currency: string;
  history: AuditLine[];
  isOwn: boolean;
};

function purseView({ held, pending, available, in_payout, debt }: Standing, currency: string) {
  const money = (amount: number) => ({ amount, currency });
  return {
    ...{ held: money(held), pending: money(pending), available: money(available) },
    ...{ in_payout: money(in_payout), debt: money(debt) },
  };
}

/** An account as staff see it, with what they may do with it. */
export function accountFile(
  found: Found,
  { documents, purse, currency, history, isOwn }: Beside,
  { locale }: Viewpoint,
): Account {
  const { provider } = found;
  return {
    ...accountRow(found),
    locale: found.locale,
    city: found.city && namedIn(locale, found.city),
    inactive_reason: found.inactiveReason,
    seen_at: found.seenAt?.toISOString() ?? null,
    ...{ sessions: found.sessions, open_jobs: found.openJobs },
    provider: provider &&
      purse && {
        ...{ headline: provider.headline, jobs_done: provider.jobsDone, documents },
        ...{ verification: provider.verification, verification_reason: provider.verificationReason },
        submitted_at: provider.submittedAt?.toISOString() ?? null,
        purse: purseView(purse, currency),
      },
    can: accountCan(found.isActive ? "active" : "inactive", { isOwn }),
    history,
  };
}

export const waitingVerification = (row: WaitingRow, { locale }: Viewpoint): WaitingVerification => ({
  ...{ id: row.id, name: row.name, phone: row.phone, avatar: row.avatarId, headline: row.headline },
  ...{ verification: row.verification, documents: row.documents },
  cities: row.cities.map((city) => namedIn(locale, city)),
  submitted_at: row.submittedAt.toISOString(),
  created_at: row.createdAt.toISOString(),
});
