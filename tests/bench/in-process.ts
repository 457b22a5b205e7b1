import { AnswerCache } from "~/api/answer-cache";
import { openEmbedded } from "~/api/db/embedded";
import { inMemory } from "~/api/in-memory";
import { createLog } from "~/api/log";
import { type House, invoke } from "~/api/mount";
import { settingsFor } from "~/api/settings";
import { memoryFiles, recordingPush } from "../support/parts";

const calls = 20_000;

/** Keeps nothing, so that every call goes the whole way. */
class Forgetful extends AnswerCache {
  override get<T>(_key: string, _age: unknown, make: () => Promise<T>): Promise<T> {
    return make();
  }
}

/** Microseconds of a call that asks no database: access, input, operation, output. */
export async function callInProcess(): Promise<number> {
  const database = await openEmbedded(null);
  const house: House = {
    db: database.db,
    settings: settingsFor("EG"),
    outside: { files: memoryFiles(), gateway: null, push: recordingPush() },
    log: createLog("silent"),
    isDemo: true,
    ...inMemory(),
    cache: new Forgetful(),
    now: () => new Date(),
  };
  const call = () =>
    invoke(house, {
      ...{ area: "site", operation: "info", input: {}, token: null, locale: "en" },
      ...{ address: "203.0.113.7", requestId: "bench" },
    });
  for (let done = 0; done < calls; done += 1) await call();
  const begun = performance.now();
  for (let done = 0; done < calls; done += 1) await call();
  const taken = performance.now() - begun;
  await database.close();
  return (taken * 1000) / calls;
}
