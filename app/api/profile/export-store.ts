import type { Db } from "../db/client";
import * as account from "./export-account-store";
import * as jobs from "./export-jobs-store";
import * as money from "./export-money-store";
import * as words from "./export-words-store";

/** What is kept of somebody, by kind. */
const sections = {
  ...{ sessions: account.ownSessions, files: account.ownFiles, notifications: account.ownNotices },
  ...{ services: account.ownServices, cities: account.ownCities, days_off: account.ownDaysOff },
  ...{ requests: jobs.ownRequests, invitations: account.ownInvitations, offers: jobs.ownOffers },
  ...{ prices: jobs.ownPrices, orders: jobs.ownOrders, proposals: jobs.ownProposals },
  ...{ steps: jobs.ownSteps, payments: money.ownPayments, refunds: money.ownRefunds },
  ...{ invoices: money.ownInvoices, wallet: money.ownLines, payouts: money.ownPayouts },
  ...{ payout_accounts: money.ownPayoutAccounts, reviews: words.ownReviews },
  ...{ reviews_received: words.reviewsReceived, review_reports: words.ownReports },
  complaints: words.ownComplaints,
};

/** Everything of somebody, of each kind the newest records, at most so many; `cut`: the kinds of which there is more. */
export async function readOwn(db: Db, userId: string, most: number) {
  const kept: Record<string, Record<string, unknown>[]> = {};
  const cut: string[] = [];
  for (const [name, read] of Object.entries(sections)) {
    const rows = await read(db, userId, most + 1);
    if (rows.length > most) cut.push(name);
    kept[name] = rows.slice(0, most);
  }
  const { findAccount, findTrade } = account;
  return { account: await findAccount(db, userId), profile: await findTrade(db, userId), kept, cut };
}
