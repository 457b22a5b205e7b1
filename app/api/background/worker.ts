import type { House } from "../mount";
import { floorless, unwatched } from "../orders/sweeps";
import { deliverToLog } from "../outside/outbox";
import { accountSweep } from "../payments/asking-moves";
import { sweepPayments } from "../payments/sweeps";
import { misnamed, unnamed } from "../proposals/sweeps";
import { ownerSweep } from "../requests/sweeps";
import { rankTechnicians } from "../reviews/rank-moves";
import { countedOtherwise, servicesOtherwise } from "../reviews/sweeps";
import { leftOverSweep } from "../time/left-overs";
import { sweepTimers } from "../time/timers";
import { notificationSweep, sweepSpent } from "./retention";
import { sweepDrafts, sweepFiles, sweepOld, sweepWords } from "./sweeps";

/** `signal`: the worker is to stop; what goes on for long ends before its time. */
type Sweep = (house: House, now: Date, signal: AbortSignal) => Promise<void>;

const every = 5_000;
const often: Record<string, Sweep> = { timers: sweepTimers, messages: deliverToLog };
/** What asks others, who may be slow to answer: nothing else waits for them. */
const outside: Record<string, Sweep> = { payments: sweepPayments };
/** What may wait for a minute. */
const seldom: Record<string, Sweep> = {
  ...{ drafts: sweepDrafts, files: sweepFiles, old: sweepOld, spent: sweepSpent, words: sweepWords },
  ranks: rankTechnicians,
};
/** What is left of an earlier version: much on the first day, and nothing later, when each ends by itself. Nothing else waits for it. */
const leftOvers = (): Record<string, Sweep> => ({
  visitors: leftOverSweep(unnamed),
  missed: leftOverSweep(misnamed),
  reminders: leftOverSweep(unwatched),
  floors: leftOverSweep(floorless),
  figures: leftOverSweep(countedOtherwise),
  services: leftOverSweep(servicesOtherwise),
});
const roundsOfMinute = 12;

/** One round; a sweep that fails keeps no other from its turn. */
async function sweepAll(house: House, sweeps: Record<string, Sweep>, signal: AbortSignal): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(house, house.now(), signal);
    } catch (err) {
      house.log.error({ sweep: name, err }, "sweep failed");
    }
  }
}

/** Rounds one after another, at once and then every 5 s. @returns stops them, after the one that is under way */
function startLoop(house: House, sweepsOf: (round: number) => Record<string, Sweep>): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const sweep = async (round: number) => {
    await sweepAll(house, sweepsOf(round), stopping.signal);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = sweep(round + 1);
    }, every).unref();
  };
  let running = sweep(0);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}

/**
 * Fires what is due and clears what is old. Reads do not depend on it: they fire what they find overdue.
 * @returns stops it, after the sweeps that are under way
 */
export function startWorker(house: House): () => Promise<void> {
  const all = {
    ...{ ...often, ...seldom },
    ...{ notifications: notificationSweep(), owners: ownerSweep(), accounts: accountSweep() },
  };
  const left = leftOvers();
  const isMinute = (round: number) => round % roundsOfMinute === 0;
  const stops = [
    startLoop(house, (round) => (isMinute(round) ? all : often)),
    startLoop(house, (round) => (isMinute(round) ? left : {})),
    startLoop(house, () => outside),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
