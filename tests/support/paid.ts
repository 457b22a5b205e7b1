import type { Sandbox } from "~/api/outside/payments/sandbox";
import type { Press } from "~/api/outside/payments/sandbox-steps";
import { sweepPayments } from "~/api/payments/sweeps";
import type { World } from "./api";
import { providers, sendOffer, type terms } from "./offers";
import type { Person } from "./people";
import { openRequestOf } from "./requests";

export type Deal = { nadia: Person; tarek: Person; requestId: string; offerId: string; orderId: string };

type Terms = Partial<typeof terms>;
/** Between whom a deal is: two who never met, unless they are given. */
type Sides = Pick<Deal, "nadia" | "tarek">;

async function strangers(world: World): Promise<Sides> {
  const nadia = await world.aCustomer({ name: "Nadia Samir" });
  const [tarek] = await providers(world, 1);
  if (!tarek) throw new Error("A provider");
  return { nadia, tarek };
}

/** Nadia has accepted Tarek's offer, and is to pay. */
export async function accepted(world: World, changed: Terms = {}, sides?: Sides): Promise<Deal> {
  const { nadia, tarek } = sides ?? (await strangers(world));
  const requestId = await openRequestOf(world, nadia);
  const { id: offerId } = await sendOffer(world, tarek, requestId, changed);
  const { order_id: orderId } = await world.as(nadia).offers.accept({ id: offerId, round: 1 });
  return { nadia, tarek, requestId, offerId, orderId };
}

const referenceOf = (url: string | null) => (url ?? "").split("/").at(-1) ?? "";

/** Begins a payment by card. @returns the session's reference at the gateway */
export async function beginCard(world: World, { nadia, orderId }: Deal): Promise<string> {
  const { url } = await world.as(nadia).payments.pay({ id: orderId, method: "card" });
  return referenceOf(url);
}

/** What the payer presses at the gateway, whose events come at once. */
export const press = (
  world: World,
  reference: string,
  step: Press,
  more: Parameters<Sandbox["press"]>[2] = undefined,
) => world.guest.sandbox.press({ reference, press: step, ...(more && { refunds: more }) });

/** Nadia has paid by card. */
export async function paid(world: World, changed: Terms = {}, sides?: Sides): Promise<Deal> {
  const deal = await accepted(world, changed, sides);
  await press(world, await beginCard(world, deal), "pay");
  return deal;
}

export async function codeOf(world: World, { nadia, orderId }: Deal): Promise<string> {
  return (await world.as(nadia).orders.get({ id: orderId })).arrival_code ?? "";
}

/** Tarek has begun, with the code that Nadia's page shows. */
export async function started(world: World, changed: Terms = {}, sides?: Sides): Promise<Deal> {
  const deal = await paid(world, changed, sides);
  await world.as(deal.tarek).orders.start({ id: deal.orderId, code: await codeOf(world, deal) });
  return deal;
}

export async function delivered(world: World, changed: Terms = {}, sides?: Sides): Promise<Deal> {
  const deal = await started(world, changed, sides);
  await world.as(deal.tarek).orders.deliver({ id: deal.orderId, note: "New cartridge, tested." });
  return deal;
}

export async function completed(world: World, changed: Terms = {}, sides?: Sides): Promise<Deal> {
  const deal = await delivered(world, changed, sides);
  await world.as(deal.nadia).orders.confirm({ id: deal.orderId });
  return deal;
}

/** Tarek proposes another price, and Nadia agrees to it. */
export async function agreeOn(
  world: World,
  { nadia, tarek, orderId: id }: Deal,
  price: number,
): Promise<void> {
  await world.as(tarek).orders.proposePrice({ id, price, reason: "It turned out otherwise." });
  const { proposals } = await world.as(nadia).orders.get({ id });
  const open = proposals.find(({ status }) => status === "proposed");
  await world.as(nadia).orders.agree({ id: open?.id ?? "" });
}

/** Everything that the gateway is asked for, and has to say, is done. */
export const settleGateway = async (world: World): Promise<void> => {
  for (let round = 0; round < 3; round += 1) await sweepPayments(world.house, world.clock.now());
};
