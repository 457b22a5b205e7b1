import { afterEach, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { negotiating, reasons } from "../support/disputes";
import { contradictionsIn } from "../support/invariants";

const world = await openWorld();

afterEach(async () => {
  expect(await contradictionsIn(world.db)).toEqual([]);
});

it("Staff decide with reasons in both languages, or not at all", async () => {
  const { id, his, hers } = await negotiating(world);
  await his.handOver({ id });
  const { decide } = world.as(await world.aStaffMember()).complaints;
  const decision = { id, outcome: "split", kept: 12_345, ...reasons } as const;
  for (const field of ["reason_en", "reason_ar"] as const)
    for (const said of ["", "  ", undefined])
      expect(await refusal(decide({ ...decision, [field]: said } as typeof decision))).toMatchObject({
        ...{ status: 422, errors: { [field]: [expect.any(String)] } },
      });
  const { errors = {} } = await refusal(decide({ id, outcome: "split", reason_en: "", reason_ar: "" }));
  expect(Object.keys(errors).sort()).toEqual(["kept", "reason_ar", "reason_en"]);
  expect(await hers.get({ id })).toMatchObject({ status: "under_review", decisions: [] });
  await decide(decision);
  expect(await hers.get({ id })).toMatchObject({
    ...{ status: "decided", decisions: [{ reasons: { en: reasons.reason_en, ar: reasons.reason_ar } }] },
  });
});
