import { expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { accepted, beginCard } from "../support/paid";
import { queriesOf } from "../support/queries";

const world = await openWorld();
const card = { press: "pay", by_card: true, expiry: "12 / 34", code: "123", holder: "Nadia Samir" } as const;

it("Nadia's card is what comes of her payment, typed in either figures and with blanks", async () => {
  const reference = await beginCard(world, await accepted(world));
  const payBy = async (card_number: string) =>
    (await world.guest.sandbox.press({ ...card, reference, card_number })).state;
  expect(await payBy("4000 0000 0000 0002")).toBe("open");
  expect(await payBy("٤٠٠٠ ٠٠٢٥ ٠٠٠٠ ٣١٥٥")).toBe("confirming");
  await world.guest.sandbox.press({ reference, press: "refuse" });
  expect(await payBy("4242-4242-4242-4242")).toBe("paid");
});

it("A card without a number, or with anybody's, pays nothing, and nothing of it is written down", async () => {
  const reference = await beginCard(world, await accepted(world));
  const { sandbox } = world.guest;
  const real = "5555555555554444";
  const written = await queriesOf(world.db, async () => {
    for (const card_number of [undefined, real])
      expect(
        await refusal(sandbox.press({ ...card, reference, ...(card_number && { card_number }) })),
      ).toMatchObject({
        ...{ status: 422, errors: { card_number: [expect.any(String)] } },
      });
    await sandbox.press({ ...card, reference, card_number: "4242424242424242" });
  });
  expect(JSON.stringify(written)).not.toMatch(/4242424242424242|5555555555554444|Nadia Samir/);
  expect(await sandbox.get({ reference })).toMatchObject({ state: "paid" });
});
