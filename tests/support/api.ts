import { openAsBlob } from "node:fs";
import { afterAll, beforeEach, inject } from "vitest";
import type { Database } from "~/api/db/client";
import { openEmbedded } from "~/api/db/embedded";
import { openPostgres } from "~/api/db/postgres";
import { inMemory } from "~/api/in-memory";
import type { House } from "~/api/mount";
import { listMessages } from "~/api/outside/outbox";
import { sandboxGateway } from "~/api/outside/payments/sandbox";
import { bookInDatabase } from "~/api/outside/payments/sandbox-store";
import { newId } from "~/api/secrets";
import { type Settings, settingsFor } from "~/api/settings";
import type { FailureBody } from "~/contract/failure";
import type { Locale } from "~/i18n/locale";
import { ApiFailure, type Client, createClient, type Door } from "~/web/calls/client.server";
import type { Voice } from "~/web/calls/http-door.server";
import type { Prepared } from "./databases";
import { defaultAddress, inProcess, overHttp } from "./doors";
import { noteAnswered } from "./embedded-leg";
import { empty } from "./empty";
import { createClock, memoryFiles, recordingLog, recordingPush } from "./parts";
import { insertCustomer, insertProvider, insertStaff, type Person } from "./people";
import { cloneDatabase, dropDatabase } from "./prepared";

type Options = Partial<{
  settings: Partial<Settings>;
  isDemo: boolean;
  /** Tests of this file build on each other: the database is not emptied between them. */
  keeps: boolean;
}>;

let shared: Promise<Database> | undefined;

async function cloneOf({ postgresUrl, template }: Extract<Prepared, { template: string }>) {
  const name = `${template}_${newId()}`;
  const database = await openPostgres(await cloneDatabase(postgresUrl, template, name));
  return { database, drop: () => dropDatabase(postgresUrl, name) };
}

async function openShared(prepared: Prepared): Promise<Database> {
  if ("template" in prepared) return (await cloneOf(prepared)).database;
  return openEmbedded(null, await openAsBlob(prepared.snapshot));
}

/** A worker's files use one database after another; on a server, those that fill it with thousands of rows have their own. */
async function openDatabase(isOwn: boolean): Promise<Database> {
  const prepared = inject("prepared");
  if ("template" in prepared && isOwn) {
    const { database, drop } = await cloneOf(prepared);
    return { ...database, close: () => database.close().then(drop) };
  }
  shared ??= openShared(prepared);
  return { ...(await shared), close: async () => {} };
}

/** What the gateway signs its events with. */
export const gatewaySecret = "a secret of the tests";

const testOperator = {
  ...{ phones: [], email: "", name: "Usta for Home Services", vatNumber: "300000000000003" },
  bank: { bank: "Bank of Tests", holder: "Usta", iban: "EG800002000156789012345180002" },
};

/** The whole API with a database that no other file uses meanwhile; emptied before each test, catalogue aside. */
export async function openWorld({ settings, isDemo = true, keeps = false }: Options = {}) {
  const database = await openDatabase(keeps);
  const { db } = database;
  const clock = createClock();
  const log = recordingLog();
  const files = memoryFiles();
  const push = recordingPush();
  const gateway = sandboxGateway({
    book: bookInDatabase(db),
    secret: gatewaySecret,
    now: clock.now,
    newId,
  });
  const house: House = {
    ...{ db, log, isDemo },
    now: clock.now,
    ...inMemory(),
    // Tests change the database also behind the API.
    settings: { ...settingsFor("EG"), listsHeld: 0, operator: testOperator, ...settings },
    outside: { files, gateway, push },
  };
  const isOverHttp = "postgresUrl" in inject("prepared");
  const reach = isOverHttp ? await overHttp(house) : inProcess(house);
  /** Messages for people that came with answers, in order. */
  const said: string[] = [];
  const answered = new Set<string>();

  function doorOf(person: { token: string } | null, voice: Partial<Voice> = {}): Door {
    return reach.door({
      token: person?.token ?? null,
      draftKey: null,
      locale: "en",
      address: defaultAddress,
      requestId: newId(),
      ...voice,
    });
  }

  function as(person: { token: string } | null, voice: Partial<Voice> = {}): Client {
    const door = doorOf(person, voice);
    return createClient(async (...call) => {
      const answer = await door(...call);
      answered.add(`${call[0]}.${call[1]}`);
      if (answer.message) said.push(answer.message);
      return answer;
    });
  }

  async function reset(): Promise<void> {
    await empty(db);
    house.cache.clear();
    house.lists.clear();
    house.uses.clear();
    clock.reset();
    files.kept.clear();
    log.lines.length = 0;
    push.pushed.length = 0;
    said.length = 0;
  }

  await reset();
  afterAll(async () => {
    const notes = inject("notes");
    if (notes) noteAnswered(notes, answered);
    await reach.close();
    await database.close();
  });
  if (!keeps) beforeEach(reset);

  return {
    ...{ db, house, clock, log, files, gateway, push, said, isOverHttp, as, doorOf, reset },
    /** Plain requests below `/api/v1`, for what the typed client cannot say. */
    fetch: reach.fetch,
    url: reach.url,
    guest: as(null),
    guestWith: (voice: Partial<Voice>) => as(null, voice),
    /** Bearer of the otp_token of an unverified account. */
    asOtp: (person: Person, voice: Partial<Voice> = {}) => as({ token: person.otpToken ?? "" }, voice),
    inLanguage: (locale: Locale, person: Person | null = null) => as(person, { locale }),
    /** The code in the newest SMS to this phone. */
    codeFor: async (phone: string) => String((await listMessages(db, phone))[0]?.params.code ?? ""),
    aCustomer: (options: Parameters<typeof insertCustomer>[2] = {}) =>
      insertCustomer(db, clock.now(), options),
    aProvider: (options: Parameters<typeof insertProvider>[2] = {}) =>
      insertProvider(house, clock.now(), options),
    aStaffMember: (options: Parameters<typeof insertStaff>[2] = {}) => insertStaff(db, clock.now(), options),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** What a call was refused with; a call that succeeds fails the test. */
export async function refusal(call: Promise<unknown>): Promise<FailureBody> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiFailure) return error.body;
    throw error;
  }
  throw new Error("The call was not refused");
}
