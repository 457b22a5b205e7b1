import type { LeftOver } from "../time/left-overs";
import { listCountedOtherwise, recountTechnician } from "./recount-store";
import { listServicesOtherwise, recountService } from "./service-recount-store";

/** Technicians whose figures an earlier version counted get them as this one counts. */
export const countedOtherwise: LeftOver<{ id: string }> = {
  find: ({ db }, after, limit) => listCountedOtherwise(db, after, limit),
  mend: ({ db }, { id }) => recountTechnician(db, id),
};

/** The same of services. */
export const servicesOtherwise: LeftOver<{ id: string }> = {
  find: ({ db }, after, limit) => listServicesOtherwise(db, after, limit),
  mend: async ({ db }, { id }) => (await recountService(db, id)) > 0,
};
