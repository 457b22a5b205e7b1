import { expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { owedBack } from "../support/owed-back";
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

it("What is refused, and what is named as it stands, costs none of the ten", async () => {
  const { id, hers } = await owedBack(world);
  const [iban = "", another = ""] = ibans;
  const holder = "Nadia Samir";
  const name = (typed: string) => hers.nameAccount({ id, iban: typed, holder });
  for (let n = 0; n < 10; n += 1) expect(await refusal(name(`${iban}0`))).toMatchObject({ status: 422 });
  for (let n = 0; n < 10; n += 1) await name(iban);
  for (let n = 0; n < 9; n += 1) await name(n % 2 === 0 ? another : iban);
  expect(await refusal(name(iban))).toMatchObject({ status: 429 });
  const { payouts } = world.as(await world.aProvider());
  const add = (typed: string) => payouts.addMethod({ iban: typed, holder: "Tarek Mansour" });
  for (let n = 0; n < 10; n += 1) expect(await refusal(add(`${iban}0`))).toMatchObject({ status: 422 });
  await add(iban);
  for (let n = 0; n < 10; n += 1) expect(await refusal(add(iban))).toMatchObject({ status: 409 });
  await add(another);
});
