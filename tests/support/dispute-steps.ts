import type { World } from "./api";
import { grievance, reasons } from "./disputes";
import type { Deal } from "./paid";
import type { Person } from "./people";

/** Two deals at once, the sessions that were opened for them at the gateway, and who decides on them. */
export type Scene = { world: World; deals: Deal[]; sessions: string[]; staff: Person[] };

export type Step = (scene: Scene, n: number) => Promise<unknown> | undefined;

export const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
export const dealOf = ({ deals }: Scene, n: number): Deal => pick(deals, n) as Deal;

/** One of the two sides of a deal, and its complaint, if there is one. */
async function caseOf(scene: Scene, n: number) {
  const { nadia, tarek, orderId } = dealOf(scene, n);
  const person = (n >> 1) % 2 === 0 ? nadia : tarek;
  const { complaint } = await scene.world.as(nadia).orders.get({ id: orderId });
  const round = complaint?.status === "appealed" ? 2 : 1;
  return { api: scene.world.as(person).complaints, id: complaint?.id ?? "none", round };
}

const staffOf = ({ world, staff }: Scene, n: number) => world.as(pick(staff, n >> 1) ?? null).complaints;

/** What is kept: nothing, all, one unit, or something between. */
const kept = (n: number) => [0, 1, 12_345, 29_999, 30_000][n % 5] ?? 0;

/** Everything that the two sides and staff can do to a dispute. */
export const disputeSteps: Record<string, Step> = {
  file: (scene, n) => {
    const { nadia, tarek, orderId } = dealOf(scene, n);
    const api = scene.world.as((n >> 1) % 2 === 0 ? nadia : tarek).complaints;
    return api.file({ kind: "order", about_id: orderId, text: grievance });
  },
  writeIn: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    await api.write({ id, text: "It was not so." });
  },
  proposeSplit: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    await api.propose({ id, kept: kept(n) });
  },
  acceptSplit: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    const { proposals } = await api.get({ id });
    await api.accept({ id, proposal_id: pick(proposals, n >> 2)?.id ?? "none" });
  },
  withdrawIt: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    if (n % 3 === 0) await api.withdraw({ id });
  },
  /** Filed and taken back until it may not be again. */
  fileAndWithdraw: async (scene, n) => {
    if (n % 2 > 0) return;
    const { nadia, tarek, orderId } = dealOf(scene, n >> 1);
    const api = scene.world.as((n >> 2) % 2 === 0 ? nadia : tarek).complaints;
    for (let again = 0; again < 6; again += 1) {
      const { id } = await api.file({ kind: "order", about_id: orderId, text: grievance });
      await api.withdraw({ id });
    }
  },
  handOver: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    await api.handOver({ id });
  },
  decideOnIt: async (scene, n) => {
    const { id, round } = await caseOf(scene, n);
    await staffOf(scene, n).decide({ id, round, outcome: "split", kept: kept(n), ...reasons });
  },
  acceptDecision: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    await api.acceptDecision({ id });
  },
  appealIt: async (scene, n) => {
    const { api, id } = await caseOf(scene, n);
    await api.appeal({ id, text: grievance });
  },
};
