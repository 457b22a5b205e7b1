import { expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { completed, paid } from "../support/paid";
import { t } from "../support/texts";
import { toldScene } from "../support/told";

const world = await openWorld();
const say = t("en");
const reason = "Nobody opened the door.";

/** An hour after the agreed start of a job that is paid. */
async function afterStart() {
  const scene = toldScene(world, await paid(world));
  world.clock.set("2026-12-10T09:30:00Z");
  return scene;
}

it("Whoever objects to the claim that they were not there is answered, and the other side told, that it is an objection", async () => {
  const { id, customer, provider, newest, told, hers, his } = await afterStart();
  await told(() => provider.claimNoShow({ id, reason }), hers("no_show_claimed.customer"));
  const object = async () => customer.decline({ id: await newest(), answer: "I was at home." });
  await told(object, his("proposal_declined.no_show"));
  expect(world.said.at(-1)).toBe(say("api:proposalDeclined.no_show"));
});

it("Whoever takes such a claim back reads just that", async () => {
  const { id, customer, newest } = await afterStart();
  await customer.claimNoShow({ id, reason });
  await customer.withdraw({ id: await newest() });
  expect(world.said.at(-1)).toBe(say("api:proposalWithdrawn.no_show"));
});

it("Whoever admits that they did not come reads that the job is cancelled", async () => {
  const { id, customer, provider, newest } = await afterStart();
  await customer.claimNoShow({ id, reason });
  await provider.agree({ id: await newest() });
  expect(world.said.at(-1)).toBe(say("api:proposalAgreed.no_show"));
});

it("A claim on the warranty is refused, taken back and given its visit under that name", async () => {
  const { id, customer, provider, newest, told, his, hers } = toldScene(world, await completed(world));
  const claim = () => customer.claimWarranty({ id, reason });
  await claim();
  expect(await refusal(provider.decline({ id: await newest(), answer: " " }))).toMatchObject({
    ...{ status: 422, errors: { answer: [say("validation:required")] } },
  });
  const refuse = async () => provider.decline({ id: await newest(), answer: "It was hit." });
  await told(refuse, hers("proposal_declined.warranty"));
  expect(world.said.at(-1)).toBe(say("api:proposalDeclined.warranty"));
  await told(claim, his("warranty_claimed"));
  await customer.withdraw({ id: await newest() });
  expect(world.said.at(-1)).toBe(say("api:proposalWithdrawn.warranty"));
  await claim();
  const start = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await provider.agree({ id: await newest(), starts_at: `${start}T20:00` });
  expect(world.said.at(-1)).toBe(say("api:proposalAgreed.warranty"));
});
