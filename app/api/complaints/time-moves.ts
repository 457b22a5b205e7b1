import type { Act } from "../record/change";
import { moveComplaint, tellParties } from "./moves";
import { carryOut, holdComplaintAndJob } from "./outcome-moves";

/** Nobody answered, or agreed, in time: staff decide. */
export async function lapseComplaint(act: Act, id: string): Promise<void> {
  const held = await holdComplaintAndJob(act, id);
  if (!held) return;
  const after = await moveComplaint(act, held.complaint, "lapse");
  tellParties(act, after, "complaint_under_review");
}

/** Nobody appealed in time: what was decided is done. */
export async function closeComplaint(act: Act, id: string): Promise<void> {
  const held = await holdComplaintAndJob(act, id);
  if (held) await carryOut(held, "stand");
}
