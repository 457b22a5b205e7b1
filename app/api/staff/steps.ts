import type { staffContract } from "~/contract/staff";
import type { FailedStep } from "~/contract/staff-fields";
import { conflict, notFound } from "../errors";
import type { Operations } from "../operation";
import { page } from "../page";
import { changeAsStaff } from "../record/change";
import { fireDueOf, isGivenUp } from "../time/timers";
import { type FailedRow, findFailed, letTry, listFailed, stepsOrder } from "./step-store";

type Steps = Pick<Operations<typeof staffContract>, "failedSteps" | "retryStep">;

const stepView = ({ id, kind, subjectId, request, failures, dueAt, retryAt }: FailedRow): FailedStep => ({
  ...{ id, kind, request, tries: failures, due_at: dueAt.toISOString() },
  complaint_id: kind.startsWith("complaint_") ? subjectId : null,
  next_try_at: (retryAt ?? dueAt).toISOString(),
});

/** Whose steps are made one after another. */
function holderOf({ requestId, complaintId }: { requestId: string | null; complaintId: string | null }) {
  if (requestId) return { requestId };
  if (complaintId) return { complaintId };
  throw new Error("A step of nothing");
}

const givenUp = () => conflict("api:staff.stepIsGivenUp", { step: "given_up" });

export const steps: Steps = {
  failedSteps: async ({ cursor, parts }, ctx) => {
    const list = { name: "staff.steps", filters: {}, cursor, parts, perPage: ctx.settings.perPage };
    const { content, meta } = await page(
      { ...list, ...stepsOrder, isAscending: true },
      (window) => listFailed(ctx.db, ctx.now, window),
      ({ dueAt: key, id }) => ({ key, id }),
    );
    return { content: content.map(stepView), meta };
  },

  retryStep: async ({ id }, ctx) => {
    const step = await findFailed(ctx.db, id);
    if (!step) throw notFound();
    if (isGivenUp(step)) throw givenUp();
    if (step.firedAt) throw conflict("api:staff.stepIsMade", { step: "made" });
    const holder = holderOf(step);
    await changeAsStaff(ctx, async ({ tx, book }) => {
      await letTry(tx, holder);
      const { requestId } = step;
      const of = requestId ? ("request" as const) : ("complaint" as const);
      book.line({
        ...{ entity: of, entityId: requestId ?? step.complaintId ?? "", requestId, event: "retry_step" },
        ...{ from: null, to: null, detail: { kind: step.kind } },
      });
    });
    await fireDueOf(ctx, holder, ctx.now);
    const after = await findFailed(ctx.db, id);
    if (after && isGivenUp(after)) throw givenUp();
    if (after && !after.firedAt) throw conflict("api:staff.stepFails", { step: "failed" });
    ctx.say("api:staff.stepMade");
    return null;
  },
};
