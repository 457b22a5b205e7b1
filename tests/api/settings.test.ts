import { expect, test } from "vitest";
import { offers } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { providers, sendOffer } from "../support/offers";
import { picture } from "../support/pictures";
import { draftOf, openRequestOf } from "../support/requests";

const world = await openWorld({
  settings: {
    ...{ photosPerRequest: 8, liveOffersPerRequest: 12, discountAsks: 5, codeTries: 8 },
    ...{ offerLifetimeMost: 5 * 24 * 3600, bodyBytes: 2000 },
  },
});

test("where a request may have eight photos, Nadia sends eight", async () => {
  const nadia = await world.aCustomer();
  const request_id = await draftOf(world, nadia);
  const bytes = await picture();
  const send = () => world.as(nadia).files.upload({ purpose: "request_photo", request_id }, { bytes });
  for (let n = 0; n < 8; n += 1) await send();
  expect((await refusal(send())).errors).toEqual({ file: ["Add no more than 8 photos."] });
});

test("where twelve offers may stand at once, she sees twelve", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  const sending = await providers(world, 13);
  for (const one of sending) await sendOffer(world, one, id);
  const rows = await world.db.select({ status: offers.status }).from(offers);
  expect(rows.filter(({ status }) => status === "pending")).toHaveLength(12);
  expect(rows.filter(({ status }) => status === "queued")).toHaveLength(1);
  const last = sending.at(-1);
  if (!last) throw new Error("A provider");
  expect((await world.as(last).technicianArea.request({ id })).request.next).toMatchObject({
    ...{ key: "offer.queued", params: { count: 12 } },
  });
});

test("where an offer may stand for five days, Tarek's stands for five and no longer", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const id = await openRequestOf(world, nadia);
  expect((await refusal(sendOffer(world, tarek, id, { valid_hours: 121 }))).errors).toEqual({
    valid_hours: ["This must be 120 or less."],
  });
  await sendOffer(world, tarek, id, { valid_hours: 120 });
});

test("where a body may have two thousand bytes, a longer one is too large", async () => {
  const send = async (bytes: number) => {
    const body = JSON.stringify({ login: "x".repeat(bytes - '{"login":""}'.length) });
    const headers = { "Content-Type": "application/json" };
    return (await world.fetch("/auth/sign/in", { method: "POST", body, headers })).status;
  };
  expect([await send(2000), await send(2001)]).toEqual([422, 413]);
});

test("where a discount may be asked for five times, she asks five times", async () => {
  const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
  const sent = await sendOffer(world, tarek, await openRequestOf(world, nadia));
  const { offers: api } = world.as(nadia);
  const ask = (n: number) => api.askDiscount({ id: sent.id, price: sent.price.amount - n * 1_000 });
  for (let n = 1; n <= 5; n += 1) {
    await ask(n);
    await api.takeBackDiscount({ id: sent.id });
  }
  expect(await refusal(ask(6))).toMatchObject({
    ...{ status: 409, message: "You can ask for a discount 5 times on one offer, and all of them are used." },
  });
});

test("where a code has eight tries, the eighth counts", async () => {
  const nadia = await world.aCustomer({ isVerified: false });
  await world.asOtp(nadia).auth.resendCode();
  const code = await world.codeFor(nadia.phone);
  const wrong = code === "000000" ? "000001" : "000000";
  const { auth } = world.asOtp(nadia);
  for (let n = 0; n < 7; n += 1)
    expect(await refusal(auth.verifyCode({ code: wrong }))).toMatchObject({ status: 422 });
  expect((await auth.verifyCode({ code })).is_verified).toBe(true);
});
