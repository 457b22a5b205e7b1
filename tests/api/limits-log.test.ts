import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "~/api/db/schema";
import { createLog } from "~/api/log";
import { deliverToLog } from "~/api/outside/outbox";
import { openWorld, refusal } from "../support/api";

const world = await openWorld();

describe("The log", () => {
  it("holds no person and no secret, through sign-up, codes, sign-in and failures", async () => {
    const form = {
      ...{ name: "Nadia Samir", phone: "01001234567", email: "nadia@example.com", city_id: "cairo" },
      ...{ password: "blue-Kettle-42", accept_terms: true },
    };
    const signedUp = await world.guest.auth.signUpCustomer(form);
    const code = await world.codeFor("+201001234567");
    const otp = world.as({ token: signedUp.otp_token ?? "" });
    await refusal(otp.auth.verifyCode({ code: code === "000000" ? "000001" : "000000" }));
    const verified = await otp.auth.verifyCode({ code });
    await refusal(world.guest.auth.signIn({ login: form.email, password: "wrong-one" }));
    await world.as(verified).auth.signOut();
    await deliverToLog(world.house, world.clock.now());
    expect(world.log.lines.length).toBeGreaterThan(0);
    const text = JSON.stringify(world.log.lines);
    const secrets = [
      form.name,
      "1001234567",
      form.email,
      form.password,
      code,
      signedUp.token,
      verified.token,
      "203.0.113",
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it.each([
    ["name", "Nadia Samir"],
    ["phone", "+201001234567"],
    ["email", "nadia@example.com"],
    ["password", "blue-Kettle-42"],
    ["code", "012345"],
    ["token", "t0ken-of-a-session"],
    ["otp_token", "t0ken-before-that"],
    ["authorization", "Bearer t0ken"],
    ["cookie", "session=t0ken"],
  ])("cuts off a field called %s, should one ever be passed", (field, secret) => {
    for (const level of ["info", "warn", "error"] as const) {
      const { log, text } = written();
      log[level]({ requestId: "r-1", [field]: secret }, "it happened");
      expect(text()).toContain('"requestId":"r-1"');
      expect(text()).toContain("it happened");
      expect(text()).not.toContain(secret);
    }
  });

  it("tells of a failed query without the values that were in it", async () => {
    const { log, text } = written();
    const nadia = await world.aCustomer({ name: "Nadia Samir" });
    const { id, ...again } = (await world.db.query.users.findMany())[0] ?? {};
    const failed = [
      world.db.insert(users).values({ ...(again as typeof users.$inferInsert), id: `${id}2` }),
      world.db.execute(sql`select ${nadia.email}::integer`),
      world.db.execute(sql`select * from users where nonsense = ${nadia.phone}`),
    ];
    for (const query of failed) {
      const err = await query.then(
        () => null,
        (error: unknown) => error,
      );
      log.error({ requestId: "r-1", err }, "operation failed");
    }
    expect(text()).toContain("users_verified_phone");
    expect(text()).toContain("Failed query: select * from users where nonsense = $1");
    for (const secret of ["Nadia", nadia.phone, nadia.email, "argon2id"])
      expect(text()).not.toContain(secret);
  });
});

function written() {
  const lines: string[] = [];
  return { log: createLog("info", { write: (line) => lines.push(line) }), text: () => lines.join("") };
}
