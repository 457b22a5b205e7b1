import { expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { ibans } from "../support/payouts";

const world = await openWorld();

it("Tarek changes his account for payouts ten times a day, each told by SMS, and then not before the day is over", async () => {
  const tarek = await world.aProvider();
  const { payouts } = world.as(tarek);
  const change = (n: number) => payouts.addMethod({ iban: ibans[n % 2] ?? "", holder: "Tarek Mansour" });
  for (let n = 0; n < 10; n += 1) {
    await change(n);
    world.clock.advance(3600);
  }
  const message = "Too many tries. Try again in 14 hours.";
  expect(await refusal(change(10))).toMatchObject({ status: 429, message });
  const arabic = world.inLanguage("ar", tarek).payouts;
  expect(await refusal(arabic.addMethod({ iban: ibans[0] ?? "", holder: "Tarek Mansour" }))).toMatchObject({
    message: "محاولات كثيرة. يمكن إعادة المحاولة بعد 14 ساعة.",
  });
  world.clock.advance(14 * 3600 + 1);
  await change(10);
});
