import { and, eq, notInArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { complaints } from "~/api/db/complaint-schema";
import { users } from "~/api/db/schema";
import { aMember } from "../support/a-member";
import { openWorld } from "../support/api";
import { grievance } from "../support/disputes";

const world = await openWorld();

/** Appeals under way of an account that is open: nobody could want anything by them. */
const idle = (userId: string) =>
  world.db
    .select({ status: complaints.status })
    .from(complaints)
    .innerJoin(users, and(eq(users.id, complaints.filerId), eq(users.isActive, true)))
    .where(and(eq(users.id, userId), notInArray(complaints.status, ["final", "withdrawn"])));

it.each(["first", "last"])(
  "An account that is opened by hand as its owner appeals has no appeal under way: asked %s",
  async (order) => {
    const { staff } = await aMember(world);
    for (let round = 0; round < (world.isOverHttp ? 8 : 3); round++) {
      const nadia = await world.aCustomer({ isActive: false });
      const steps = [
        () => world.as(nadia).complaints.file({ kind: "account_appeal", text: grievance }),
        () => staff.staff.reactivate({ id: nadia.id, reason: "She was in hospital." }),
      ];
      const asked = order === "first" ? steps : steps.toReversed();
      await Promise.allSettled(asked.map((ask) => ask()));
      expect(await idle(nadia.id)).toEqual([]);
    }
  },
);
