import { describe, expect, it } from "vitest";
import { passwordResets, users } from "~/api/db/schema";
import { listMessages } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";
import { forgotten, newPassword, otherThan, proven } from "../support/forgotten";

const world = await openWorld();
const { password } = world.guest;
const nobodys = "+201099999999";

/** All that a browser hears from asking for a code to entering wrong ones until none is left. */
async function heard(phone: string) {
  const { proof, ...asked } = await password.forgot({ phone });
  const before = world.said.at(-1);
  const code = otherThan(await world.codeFor(phone));
  const tries = [];
  for (let n = 0; n < 6; n += 1) tries.push(await refusal(password.verify({ proof, code })));
  const [after, again] = [await password.code({ proof }), await refusal(password.resend({ proof }))];
  world.clock.advance(61);
  const resent = await password.resend({ proof });
  const unproven = await refusal(password.reset({ proof, password: newPassword }));
  world.clock.advance(301);
  const late = await refusal(password.verify({ proof, code }));
  world.clock.reset();
  const all = { asked, before, tries, after, again, resent, unproven, late };
  // The clock of the tests goes on a little with each look at it.
  return JSON.parse(
    JSON.stringify(all)
      .replaceAll(phone, "the phone")
      .replace(/\.\d{3}Z/g, "Z"),
  );
}

describe("Whoever asks for a code to a phone", () => {
  it("hears the same whether or not it is known, until no try is left and beyond", async () => {
    const salma = await world.aCustomer();
    const known = await heard(salma.phone);
    expect(await heard(nobodys)).toEqual(known);
    expect(known).toMatchObject({
      before: "If this number has an account, a six-digit code is on its way.",
      asked: { tries_left: 5, is_verified: false },
      after: { tries_left: 0, is_verified: false },
      again: { status: 429 },
    });
    expect(await listMessages(world.db, salma.phone)).toHaveLength(2);
    expect(await listMessages(world.db, nobodys)).toEqual([]);
  });

  it("is nobody to staff, to the demonstration's accounts, and to one that waits for its first code", async () => {
    const staff = await world.aStaffMember();
    const waiting = await world.aCustomer({ isVerified: false });
    const demo = await world.aCustomer();
    await world.db.update(users).set({ isDemo: true });
    const salma = await world.aCustomer();
    for (const { phone } of [staff, waiting, demo]) {
      expect(await password.forgot({ phone })).toMatchObject({ phone, tries_left: 5 });
      expect(await listMessages(world.db, phone)).toEqual([]);
    }
    await password.forgot({ phone: salma.phone });
    expect(await listMessages(world.db, salma.phone)).toMatchObject([{ template: "resetCode" }]);
  });

  it("gets in by no guess where the phone is nobody's, not even by the code that was made for it", async () => {
    const { proof } = await password.forgot({ phone: nobodys });
    const salma = await world.aCustomer();
    const own = await forgotten(world, salma);
    const rows = await world.db.select().from(passwordResets);
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual([null, salma.id].toSorted());
    expect((await refusal(password.verify({ proof, code: own.code }))).status).toBe(422);
  });

  it("is told of a number that is none, and that too many were asked for", async () => {
    expect((await refusal(password.forgot({ phone: "0123456" }))).errors?.phone).toHaveLength(1);
    await password.forgot({ phone: nobodys });
    expect(await refusal(password.forgot({ phone: nobodys }))).toMatchObject({ status: 429 });
    for (let n = 200; n < 219; n += 1) await password.forgot({ phone: `+201011112${n}` });
    expect(await refusal(password.forgot({ phone: "+201011113333" }))).toMatchObject({ status: 429 });
  });
});

describe("A code", () => {
  it("proves its browser alone, is kept as a digest, and written in any figures", async () => {
    const salma = await world.aCustomer();
    const first = await forgotten(world, salma);
    world.clock.advance(61);
    const second = await forgotten(world, salma);
    if (first.code !== second.code)
      expect((await refusal(password.verify({ ...first, code: second.code }))).status).toBe(422);
    const rows = JSON.stringify(await world.db.select().from(passwordResets));
    for (const secret of [first.proof, first.code]) expect(rows).not.toContain(`"${secret}"`);
    const arabic = second.code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    const state = await password.verify({ ...second, code: arabic });
    expect(state).toMatchObject({ is_verified: true });
    expect(await password.code(first)).toMatchObject({ is_verified: false });
  });

  it("gives way to the next one", async () => {
    const salma = await world.aCustomer();
    const { proof, code } = await forgotten(world, salma);
    await refusal(password.verify({ proof, code: otherThan(code) }));
    world.clock.advance(61);
    expect(await password.resend({ proof })).toMatchObject({ tries_left: 5 });
    const next = await world.codeFor(salma.phone);
    if (next !== code) expect((await refusal(password.verify({ proof, code }))).status).toBe(422);
    await password.verify({ proof, code: next });
  });

  it("counts every try of many at once", async () => {
    const { proof, code } = await forgotten(world, await world.aCustomer());
    const wrong = otherThan(code);
    await Promise.all(Array.from({ length: 8 }, () => refusal(password.verify({ proof, code: wrong }))));
    expect(await refusal(password.verify({ proof, code }))).toMatchObject({
      status: 422,
      message: "The code is incorrect. No tries left: please ask for a new code.",
    });
  });

  it("is over after five minutes, and its proof after half an hour", async () => {
    const { proof, code } = await forgotten(world, await world.aCustomer());
    world.clock.advance(301);
    expect((await refusal(password.verify({ proof, code }))).message).toBe("The code has expired.");
    world.clock.advance(30 * 60);
    expect(await password.code({ proof })).toBeNull();
    expect((await refusal(password.resend({ proof }))).message).toContain("took too long");
  });

  it("that was right opens the choice of a password for a quarter of an hour", async () => {
    const proof = await proven(world, await world.aCustomer());
    world.clock.advance(15 * 60);
    expect(await password.code({ proof })).toBeNull();
    expect((await refusal(password.reset({ proof, password: newPassword }))).status).toBe(422);
  });
});
