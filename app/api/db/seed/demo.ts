import { sql } from "drizzle-orm";
import type { FileStore } from "../../outside/files";
import { hashPassword } from "../../secrets";
import type { Db } from "../client";
import * as complaint from "../complaint-schema";
import { hasDemoAccounts } from "../demo-accounts";
import * as money from "../money-schema";
import * as schema from "../schema";
import { transact } from "../transaction";
import { services } from "./catalogue";
import { insertMany } from "./insert";
import { loadCatalogue } from "./load-catalogue";
import { demoPassword } from "./people/accounts";
import { storePhotos } from "./photos";
import { complaintRows, partyRows } from "./rows/complaints";
import { type MoneyRows, moneyRows } from "./rows/money";
import { cityRows, profileRows, skillRows, userRows } from "./rows/people";
import { factorRows, staffLines } from "./rows/staff";
import { counterRows, serviceCounts, timerRows, wordRows } from "./rows/totals";
import { type World, world } from "./stories";

export { demoAccounts } from "./people/accounts";

/** Adds to each service's totals what the demo's transactions would have. */
async function countServices(tx: Db, told: World): Promise<void> {
  const countsOf = serviceCounts(told);
  const added = services.map(({ slug }) => ({ slug, ...countsOf(slug) }));
  await tx.execute(sql`update services set providers_count = providers_count + added."providersCount",
      open_requests_count = open_requests_count + added."openRequestsCount",
      requests_count = requests_count + added."requestsCount",
      reviews_count = reviews_count + added."reviewsCount", scores_sum = scores_sum + added."scoresSum"
    from json_to_recordset(${JSON.stringify(added)}::text::json)
      as added(slug text, "providersCount" int, "openRequestsCount" int, "requestsCount" int,
        "reviewsCount" int, "scoresSum" int)
    where services.id = added.slug`);
}

async function insertPeople(tx: Db, told: World, passwordHash: string): Promise<void> {
  const profiles = profileRows(told);
  await insertMany(tx, schema.users, userRows(told, passwordHash));
  await insertMany(tx, schema.staffFactors, factorRows());
  await insertMany(tx, schema.providerProfiles, profiles);
  await insertMany(tx, schema.providerServices, skillRows(told));
  await insertMany(tx, schema.providerCities, cityRows(told));
  await insertMany(tx, schema.searchWords, wordRows("provider", profiles));
}

async function insertStories(tx: Db, told: World, rows: MoneyRows): Promise<void> {
  const stories = [...told.past, ...told.living];
  const all = <K extends "offers" | "rounds" | "orders" | "reviews" | "audit">(part: K) =>
    stories.flatMap((story) => story[part] as World["living"][number][K][number][]);
  // Publications are numbered in the order of their insertion.
  const requests = stories
    .map(({ request }) => request)
    .sort((a, b) => Number(a.publishedAt ?? told.now) - Number(b.publishedAt ?? told.now));
  await insertMany(tx, schema.requests, requests);
  await insertMany(
    tx,
    schema.files,
    told.photos.map(({ row }) => row),
  );
  await insertMany(tx, schema.offers, all("offers"));
  await insertMany(tx, schema.offerRounds, all("rounds"));
  await insertMany(tx, schema.orders, all("orders"));
  await insertMany(tx, schema.reviews, all("reviews"));
  // The log is written in the order in which things happen.
  const lines = [...all("audit"), ...staffLines(told), ...complaintRows(told).audit, ...rows.audit];
  const inOrder = lines.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
  await insertMany(tx, schema.audit, inOrder);
  await insertMany(tx, schema.timers, timerRows(told));
  await insertMany(tx, schema.counters, counterRows(told));
  await insertMany(tx, schema.searchWords, wordRows("request", requests));
}

async function insertMoney(tx: Db, rows: MoneyRows): Promise<void> {
  await insertMany(tx, money.payments, rows.payments);
  await insertMany(tx, money.sandboxSessions, rows.sessions);
  await insertMany(tx, money.payoutMethods, rows.methods);
  await insertMany(tx, money.payouts, rows.payouts);
  await insertMany(tx, money.accounts, rows.accounts);
  await insertMany(tx, money.journals, rows.journals);
  await insertMany(tx, money.ledgerLines, rows.lines);
  await insertMany(tx, money.invoices, rows.invoices);
  await insertMany(tx, money.invoiceNumbers, rows.numbers);
}

/** What people complain of, beside the log. */
async function insertComplaints(tx: Db, told: World): Promise<void> {
  const rows = complaintRows(told);
  await insertMany(tx, complaint.complaints, rows.complaints);
  await insertMany(tx, complaint.complaintParties, partyRows(rows));
  await insertMany(tx, complaint.complaintMessages, rows.messages);
  await insertMany(tx, complaint.complaintSplits, rows.splits);
  await insertMany(tx, complaint.complaintDecisions, rows.decisions);
  await insertMany(tx, schema.timers, rows.timers);
}

/** Any number, the same in every process: of several that start together one loads. */
const lockKey = 7_311_553;

/** Loads the demo's people and what happened among them as of `now` in one transaction; does nothing when it is there already. */
export async function seedDemo(db: Db, store: FileStore, now: Date): Promise<void> {
  if (await hasDemoAccounts(db)) return;
  await loadCatalogue(db, "EG");
  const told = world(now);
  const rows = moneyRows(told);
  await storePhotos(store, told.photos);
  const passwordHash = await hashPassword(demoPassword);
  await transact(db, async (tx) => {
    // Who comes second waits as long as the first loads, which on a slow machine is longer than any lock may take elsewhere.
    await tx.execute(
      sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`,
    );
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (await hasDemoAccounts(tx)) return;
    await countServices(tx, told);
    await insertPeople(tx, told, passwordHash);
    await insertStories(tx, told, rows);
    await insertMoney(tx, rows);
    await insertComplaints(tx, told);
  });
}
