import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createStaff, renewStaff } from "~/api/auth/staff-account";
import { audit, staffFactors, users } from "~/api/db/schema";
import { codeAt } from "~/api/totp";
import { readStaff } from "../../scripts/staff";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();
const house = () => ({ db: world.db, settings: world.house.settings, now: world.clock.now() });
const mona = { name: "Mona  Fathy", email: "Mona@Usta.test", phone: "01001234567" };

async function signIn({ email: login, password, totpSecret }: Awaited<ReturnType<typeof createStaff>>) {
  const { otp_token: token } = await world.guest.auth.signInStaff({ login, password });
  return world.as({ token }).auth.enterStaffCode({ code: codeAt(totpSecret, world.clock.now()) });
}

describe("An account of staff", () => {
  test("is made by a command, and lets in by what the command said once", async () => {
    const said = await createStaff(mona, house());
    expect(said.password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
    expect(await signIn(said)).toMatchObject({ type: "staff", name: "Mona Fathy" });
    const [row] = await world.db.select().from(users).where(eq(users.email, "mona@usta.test"));
    expect(row).toMatchObject({ phone: "+201001234567", type: "staff", isVerified: true, isDemo: false });
    const [factor] = await world.db.select().from(staffFactors);
    expect(JSON.stringify([row, factor])).not.toContain(said.totpSecret);
    expect(await world.db.select().from(audit)).toMatchObject([{ event: "create_staff", actorId: null }]);
  });

  test("is not made twice, nor of what cannot be", async () => {
    await createStaff(mona, house());
    const wrong = [
      mona,
      { ...mona, email: "other@usta.test" },
      { ...mona, email: "nobody" },
      { ...mona, name: "9" },
    ];
    const said = await Promise.all(
      wrong.map((given) => createStaff(given, house()).catch((error: Error) => error.message)),
    );
    expect(said).toEqual([
      "--email: mona@usta.test has an account already",
      "--phone: +201001234567 has an account already",
      "--email: a full e-mail address",
      "--name: a full name, in letters",
    ]);
  });

  test("gets another password and secret, which end what the old ones opened", async () => {
    const before = await createStaff(mona, house());
    const session = await signIn(before);
    const after = await renewStaff("mona@usta.test", house());
    expect(after.totpSecret).not.toBe(before.totpSecret);
    expect(await refusal(world.as(session).staff.users())).toMatchObject({ status: 401 });
    expect(await refusal(signIn(before))).toMatchObject({ status: 422 });
    expect(await signIn(after)).toMatchObject({ type: "staff" });
    const { email } = await world.aCustomer();
    await expect(renewStaff(email, house())).rejects.toThrow("no account of staff has");
  });
});

test("The command takes what it needs, and says so in one line otherwise", () => {
  const whole = ["--email", "a@b.test", "--name", "Mona Fathy", "--phone", "01001234567"];
  expect(readStaff(whole)).toEqual({ email: "a@b.test", name: "Mona Fathy", phone: "01001234567" });
  expect(readStaff(["--email", "a@b.test", "--renew"])).toEqual({ email: "a@b.test", renew: true });
  for (const args of [[], ["--email", "a@b.test"], [...whole, "--admin"], whole.slice(0, -1)])
    expect(() => readStaff(args)).toThrow(/^npm run staff:create -- --email [^\n]+$/);
});
