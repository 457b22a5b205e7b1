import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requestInvitations } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { providers, sendOffer } from "../support/offers";
import { paid } from "../support/paid";
import { openRequestOf } from "../support/requests";

const world = await openWorld();

const invitationsTo = (id: string) =>
  world.db.select().from(requestInvitations).where(eq(requestInvitations.providerId, id));

test("Nadia invites nobody who has an offer on her request, but one who took it back", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  const sent = await sendOffer(world, tarek, id);
  const invite = () => world.as(nadia).requests.invite({ id, provider_id: tarek.id });
  expect(await refusal(invite())).toMatchObject({
    ...{ status: 409, current: { request_status: "open" } },
    message: "This technician has made an offer on this request already.",
  });
  expect(await invitationsTo(tarek.id)).toEqual([]);
  await world.as(tarek).offers.withdraw({ id: sent.id });
  await invite();
  expect(await invitationsTo(tarek.id)).toHaveLength(1);
});

test("Nadia does not invite Tarek again, who backed out of the job", async () => {
  const { nadia, tarek, requestId: id, orderId } = await paid(world);
  await world.as(tarek).orders.backOut({ id: orderId, reason: "My car broke down" });
  expect(await refusal(world.as(nadia).requests.invite({ id, provider_id: tarek.id }))).toMatchObject({
    ...{ status: 409, message: "This technician cannot take this request again." },
  });
  expect(await invitationsTo(tarek.id)).toEqual([]);
});

test("Nadia invites twenty technicians to one request, and no more", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const invited = await providers(world, 21);
  const refused: unknown[] = [];
  for (const { id: provider_id } of invited)
    await world
      .as(nadia)
      .requests.invite({ id, provider_id })
      .catch(({ body }) => refused.push(body));
  expect(refused).toMatchObject([
    { status: 409, message: "You have invited as many technicians as one request allows." },
  ]);
  expect(await world.db.select().from(requestInvitations)).toHaveLength(20);
});
