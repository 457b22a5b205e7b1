import { join } from "node:path";
import { sql } from "drizzle-orm";
import { type Env, env } from "~/env.server";
import { startWorker } from "./background/worker";
import { sealCursorsWith } from "./cursor";
import type { Database } from "./db/client";
import { openDatabase } from "./db/open";
import { demoAccounts, seedDemo } from "./db/seed/demo";
import { refuseDemonstration } from "./demo-leftovers";
import { demoOperator } from "./demo-operator";
import { demoSecret } from "./demo-secret";
import { createHttp } from "./http/app";
import type { Bindings } from "./http/input";
import { forgetUnanswered } from "./idempotency";
import { type InMemory, inMemory } from "./in-memory";
import { createLog } from "./log";
import type { House } from "./mount";
import { openPush } from "./open-push";
import { diskFiles } from "./outside/files";
import { namedGateway } from "./outside/payments/named-gateway";
import { bookInDatabase } from "./outside/payments/sandbox-store";
import type { RealtimeServer } from "./realtime/server";
import { sealSecretsWith } from "./sealed";
import { keyedDigest, newId } from "./secrets";
import { type Operator, type Settings, settingsFor } from "./settings";

export { demoSecret } from "./demo-secret";
export { failureBody } from "./errors";
export { invoke, readerOf } from "./mount";

/** The running website API. */
export type Api = {
  house: House;
  /** @param exchange what the server knows: the caller's address and the request's id */
  fetch: (request: Request, exchange?: Bindings) => Promise<Response>;
  isHealthy: () => Promise<boolean>;
  close: () => Promise<void>;
  demoAccounts: () => ReturnType<typeof demoAccounts>;
  /** Whether visitors are told how to reach the operator. */
  isReachable: boolean;
  /** Whether codes and other messages reach people: as yet on the demonstration's own page alone. */
  deliversMessages: boolean;
  /** Null with hosted push, and of an API that no server listens for. */
  realtime: RealtimeServer | null;
  /** Whether other processes could have visitors whom this one's realtime server does not reach. */
  mayMissOthers: boolean;
};

/** The API over an open database. Tests give their own. */
export function createApi(
  database: Database,
  parts: Omit<House, "db" | keyof InMemory>,
  realtime: RealtimeServer | null = null,
): Api {
  const house: House = { ...parts, db: database.db, ...inMemory() };
  const http = createHttp(house);
  return {
    house,
    fetch: async (request, exchange = {}) => http.fetch(request, exchange),
    isHealthy: () =>
      database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: database.close,
    isReachable:
      house.isDemo || house.settings.operator.phones.length > 0 || house.settings.operator.email !== "",
    deliversMessages: house.isDemo,
    realtime,
    mayMissOthers: realtime !== null && !database.isEmbedded,
    demoAccounts: () => (house.isDemo ? demoAccounts() : []),
  };
}

function bankOf({ OPERATOR_BANK, OPERATOR_BANK_HOLDER, OPERATOR_BANK_IBAN, DEMO }: Env): Operator["bank"] {
  if (OPERATOR_BANK && OPERATOR_BANK_HOLDER && OPERATOR_BANK_IBAN)
    return { bank: OPERATOR_BANK, holder: OPERATOR_BANK_HOLDER, iban: OPERATOR_BANK_IBAN };
  return DEMO ? demoOperator.bank : null;
}

const settingsOf = (read: Env): Settings => ({
  ...settingsFor(read.COUNTRY),
  listsHeld: read.LISTS_HELD_SECONDS,
  publicUrl: read.PUBLIC_URL ?? "",
  operator: {
    phones: read.OPERATOR_PHONE ? [read.OPERATOR_PHONE] : [],
    email: read.OPERATOR_EMAIL ?? "",
    name: read.OPERATOR_NAME ?? "",
    vatNumber: read.OPERATOR_VAT_NUMBER ?? (read.DEMO ? demoOperator.vatNumber : null),
    bank: bankOf(read),
  },
});

async function open(): Promise<Api> {
  const { DATA_DIR, DEMO, LOG_LEVEL, SESSION_SECRET } = env();
  const secret = SESSION_SECRET ?? (await demoSecret(DATA_DIR));
  sealCursorsWith(secret);
  sealSecretsWith(secret);
  const database = await openDatabase();
  if (database.isEmbedded) await forgetUnanswered(database.db);
  if (!DEMO) await refuseDemonstration(database);
  const now = () => new Date();
  const gateway = namedGateway(env(), {
    ...{ book: bookInDatabase(database.db), secret: keyedDigest(secret, "sandbox gateway"), now, newId },
  });
  const log = createLog(LOG_LEVEL);
  const { push, realtime } = openPush(env(), secret, log);
  const parts = {
    settings: settingsOf(env()),
    outside: { files: diskFiles(join(DATA_DIR, "files")), gateway, push },
    log,
    isDemo: DEMO,
    now,
  };
  if (DEMO) await seedDemo(database.db, parts.outside.files, parts.now());
  const api = createApi(database, parts, realtime);
  const stopWorker = startWorker(api.house);
  return {
    ...api,
    close: async () => {
      await Promise.all([stopWorker(), realtime?.close()]);
      await api.close();
    },
  };
}

let opened: Promise<Api> | undefined;
/** In development a changed file gives this module anew: the old one's API lets go of the folder first. */
const before = globalThis as { openedApi?: Promise<Api> };
const closeBefore = async () => (await before.openedApi?.catch(() => null))?.close();

/** Opens the embedded API once: database, newest schema, demo content if wanted, worker. */
export function openApi(): Promise<Api> {
  opened ??= before.openedApi = closeBefore().then(open);
  return opened;
}
