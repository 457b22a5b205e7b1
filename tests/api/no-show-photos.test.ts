import { expect, test } from "vitest";
import { openWorld, refusal } from "../support/api";
import { paid } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();

test("Tarek says that nobody was there, in words and with photos, which Nadia sees before she answers", async () => {
  const { nadia, tarek, orderId: id } = await paid(world);
  world.clock.set("2026-12-10T09:30Z");
  const upload = { purpose: "proposal_photo" } as const;
  const { id: gate } = await world.as(tarek).files.upload(upload, { bytes: await picture() });
  const [reason, photos] = ["Nobody opened the gate", [gate]];
  const bare = world.as(tarek).orders.claimNoShow({ id, reason: "", photos });
  expect(await refusal(bare)).toMatchObject({ status: 422, errors: { reason: [expect.any(String)] } });
  await world.as(tarek).orders.claimNoShow({ id, reason, photos });
  expect(await world.as(nadia).orders.get({ id })).toMatchObject({
    proposals: [{ kind: "no_show", status: "proposed", reason, photos: [{ id: gate }] }],
  });
  expect((await world.as(nadia).files.read({ id: gate })).mime).toBe("image/webp");
});
