import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { staffFactors, tokens, users } from "~/api/db/schema";
import { codeAt } from "~/api/totp";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

type Staff = Awaited<ReturnType<typeof world.aStaffMember>>;

/** The first factor: its token opens the second alone. */
async function withPassword({ email: login, password }: Staff) {
  const { otp_token: token } = await world.guest.auth.signInStaff({ login, password });
  return { token, api: world.as({ token }) };
}

/** The code that the app shows so many seconds from now. */
const shown = ({ secret }: Staff, seconds = 0) =>
  codeAt(secret, new Date(world.clock.now().getTime() + seconds * 1000));

/** A code that is none of the three that hold now. */
function wrongFor(staff: Staff): string {
  const right = [-30, 0, 30].map((seconds) => shown(staff, seconds));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) ?? "";
}

describe("Staff sign in", () => {
  test("with the password and then the code of their app, in digits of either script", async () => {
    const staff = await world.aStaffMember();
    const { api } = await withPassword(staff);
    expect(world.said).toEqual(["Enter the code that your authenticator app shows."]);
    const code = shown(staff).replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    const signed = await api.auth.enterStaffCode({ code, device: "Firefox" });
    expect(signed).toMatchObject({ type: "staff", is_verified: true, otp_token: null, name: staff.name });
    const { user } = await world.as(signed).profile.details();
    expect(user).toMatchObject({ id: staff.id, type: "staff" });
    expect((await world.as(signed).staff.users()).content).toHaveLength(1);
  });

  test("and their password alone opens nothing but the second step", async () => {
    const { api, token } = await withPassword(await world.aStaffMember());
    const closed = { status: 403, code: "forbidden" };
    expect(await refusal(api.profile.details())).toMatchObject(closed);
    expect(await refusal(api.staff.users())).toMatchObject(closed);
    expect(await refusal(api.auth.codeState())).toMatchObject(closed);
    expect(await refusal(api.auth.resendCode())).toMatchObject(closed);
    expect(await refusal(api.auth.verifyCode({ code: "123456" }))).toMatchObject(closed);
    expect(await refusal(api.auth.changePhone({ phone: "01001234567" }))).toMatchObject(closed);
    expect(await refusal(api.auth.signOut())).toMatchObject(closed);
    expect(await world.db.$count(tokens, eq(tokens.kind, "otp"))).toBe(1);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  test("with a code once: not again, nor with an earlier one, from anywhere", async () => {
    const staff = await world.aStaffMember();
    const [first, second, third] = [
      await withPassword(staff),
      await withPassword(staff),
      await withPassword(staff),
    ];
    const code = shown(staff);
    const both = await Promise.allSettled([
      first.api.auth.enterStaffCode({ code }),
      second.api.auth.enterStaffCode({ code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const wrong = { status: 422, message: "The code is incorrect.", data: [] };
    expect(await refusal(third.api.auth.enterStaffCode({ code }))).toMatchObject(wrong);
    expect(await refusal(third.api.auth.enterStaffCode({ code: shown(staff, -30) }))).toMatchObject(wrong);
    const later = await third.api.auth.enterStaffCode({ code: shown(staff, 30) });
    expect(later.token).toMatch(/^[\w-]{43}$/);
    expect(await refusal(third.api.auth.staffCode())).toMatchObject({ status: 401 });
  });

  test("not with a code of two steps ago, or of two steps ahead", async () => {
    const staff = await world.aStaffMember();
    const { api } = await withPassword(staff);
    for (const seconds of [-60, 60]) {
      const code = shown(staff, seconds);
      expect(await refusal(api.auth.enterStaffCode({ code }))).toMatchObject({ status: 422 });
    }
  });

  test("within ten minutes, or from the start", async () => {
    const staff = await world.aStaffMember();
    const { api } = await withPassword(staff);
    const { expires_at } = await api.auth.staffCode();
    world.clock.set(expires_at);
    const ended = { status: 401, code: "unauthenticated" };
    expect(await refusal(api.auth.staffCode())).toMatchObject(ended);
    expect(await refusal(api.auth.enterStaffCode({ code: shown(staff) }))).toMatchObject(ended);
  });

  test("after five wrong codes only a while later, whatever code comes then", async () => {
    const staff = await world.aStaffMember();
    const { api } = await withPassword(staff);
    const code = wrongFor(staff);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(api.auth.enterStaffCode({ code }))).toMatchObject({ status: 422 });
    const closed = await refusal(api.auth.enterStaffCode({ code: shown(staff) }));
    expect(closed).toMatchObject({ status: 429, code: "tooMany" });
    expect(closed.retry_after).toBeGreaterThan(800);
    world.clock.advance(closed.retry_after ?? 0);
    const again = await withPassword(staff);
    expect(await again.api.auth.enterStaffCode({ code: shown(staff) })).toMatchObject({ type: "staff" });
  });

  test("as nobody, without an app, or with another's password", async () => {
    const [bare, closed, nadia] = [
      await world.aStaffMember({ hasFactor: false }),
      await world.aStaffMember({ isActive: false }),
      await world.aCustomer(),
    ];
    const nobody = { status: 422, message: "Email or password is incorrect.", data: [] };
    const unknown = { ...closed, email: "nobody@usta.test" };
    const mistyped = { ...closed, password: "not-the-password" };
    for (const { email: login, password } of [bare, nadia, unknown, mistyped])
      expect(await refusal(world.guest.auth.signInStaff({ login, password }))).toMatchObject(nobody);
    const staff = await world.aStaffMember();
    const wrong = { login: staff.email, password: "not-the-password" };
    expect(await refusal(world.guest.auth.signInStaff(wrong))).toMatchObject(nobody);
  });

  test("no longer once their secret is another, or was moved here from another's row", async () => {
    const [staff, other] = [await world.aStaffMember(), await world.aStaffMember()];
    const { api } = await withPassword(staff);
    const [theirs] = await world.db.select().from(staffFactors).where(eq(staffFactors.userId, other.id));
    const row = eq(staffFactors.userId, staff.id);
    await world.db
      .update(staffFactors)
      .set({ secret: theirs?.secret ?? "" })
      .where(row);
    const code = shown({ ...staff, secret: other.secret });
    expect(await refusal(api.auth.enterStaffCode({ code }))).toMatchObject({ status: 422 });
    expect(theirs?.secret).not.toContain(other.secret);
  });

  test("no longer once their account is closed, which ends what they had begun and says so to them alone", async () => {
    const [staff, other] = [await world.aStaffMember(), world.as(await world.aStaffMember()).staff];
    const { api: waiting } = await withPassword(staff);
    await other.deactivate({ id: staff.id, reason: "Has left the team." });
    const ended = { status: 401, code: "unauthenticated" };
    expect(await refusal(world.as(staff).staff.users())).toMatchObject(ended);
    expect(await refusal(world.as(staff).profile.details())).toMatchObject(ended);
    expect(await refusal(waiting.auth.enterStaffCode({ code: shown(staff) }))).toMatchObject(ended);
    expect(await refusal(withPassword(staff))).toMatchObject({
      ...{ status: 422, data: [] },
      message: "Your account is inactive. Please contact support.",
    });
    await other.reactivate({ id: staff.id, reason: "Is back in the team." });
    expect(await refusal(world.as(staff).staff.users())).toMatchObject(ended);
    const { api } = await withPassword(staff);
    expect(await api.auth.enterStaffCode({ code: shown(staff) })).toMatchObject({ type: "staff" });
  });

  test("not with what a sign-in had begun while their account was closed", async () => {
    const staff = await world.aStaffMember();
    await world.db.update(users).set({ isActive: false }).where(eq(users.id, staff.id));
    expect(await refusal(world.as(staff).profile.details())).toMatchObject({ status: 401 });
  });
});
