import { describe, expect, it } from "vitest";
import { readEnv } from "~/env.server";

const off = {
  ...{ DEMO: "off", SESSION_SECRET: "0123456789abcdef0123456789abcdef" },
  ...{ PUBLIC_URL: "https://usta.example", OPERATOR_VAT_NUMBER: "100200300" },
};
const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const stripe = { PAYMENT_GATEWAY: "stripe", ...keys };

describe("The payment gateway", () => {
  it("is the sandbox in a demonstration, and none otherwise until it is named", () => {
    expect(readEnv({}).PAYMENT_GATEWAY).toBe("sandbox");
    expect(readEnv(off).PAYMENT_GATEWAY).toBeUndefined();
    expect(readEnv({ ...off, ...stripe }).PAYMENT_GATEWAY).toBe("stripe");
  });

  it.each<[string, Record<string, string>]>([
    ["PAYMENT_GATEWAY", { DEMO: "on", ...stripe }],
    ["PAYMENT_GATEWAY", { ...off, PAYMENT_GATEWAY: "sandbox" }],
    ["STRIPE_SECRET_KEY", { ...off, ...stripe, STRIPE_SECRET_KEY: "" }],
    ["STRIPE_WEBHOOK_SECRET", { ...off, ...stripe, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_API_BASE", { ...off, ...stripe, STRIPE_API_BASE: "https://stripe.example" }],
  ])("names %s in one line when it cannot be so: %o", (name, source) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it("may be another server with a test key", () => {
    const test = { STRIPE_SECRET_KEY: "rk_test_1", STRIPE_API_BASE: "http://127.0.0.1:12111" };
    expect(readEnv({ ...off, ...stripe, ...test }).STRIPE_API_BASE).toBe("http://127.0.0.1:12111");
  });
});
