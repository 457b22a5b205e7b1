import { change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import type { LeftOver } from "../time/left-overs";
import { findProposal, listMisnamed, listUnnamed, nameVisitor, updateProposal } from "./proposal-store";

/** A visit under warranty that may still be made belongs to the technician of its order, whom an earlier version did not write down. */
export const unnamed: LeftOver<{ id: string }> = {
  find: ({ db }, after, limit) => listUnnamed(db, after, limit),
  mend: ({ db }, { id }) => nameVisitor(db, id),
};

type Misnamed = Awaited<ReturnType<typeof listMisnamed>>[number];

/** A visit under warranty that its customer said was not made was `lapsed` before it had a name of its own. The audit log tells which. */
export const misnamed: LeftOver<Misnamed> = {
  find: ({ db }, after, limit) => listMisnamed(db, after, limit),
  mend: (house, { id, requestId }, now) =>
    change(house, { actor: "time", id: null }, now, async ({ tx, book }) => {
      await holdRequest(tx, requestId);
      const visit = await findProposal(tx, id);
      if (visit?.status !== "lapsed") return false;
      await updateProposal(tx, id, { status: "missed" });
      book.line({
        ...{ entity: "proposal", entityId: id, requestId, event: "miss", from: "lapsed", to: "missed" },
        detail: { kind: visit.kind },
      });
      return true;
    }),
};
