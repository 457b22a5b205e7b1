import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { zatcaContent } from "~/api/invoices/rules";
import { type Env, readEnv, variableNames } from "~/env.server";
import { textOf } from "../../support/sources";

const example = parseEnv(textOf(".env.example"));
const secret = "0123456789abcdef0123456789abcdef";
const address = "https://usta.example";

describe(".env.example", () => {
  it("lists every variable once and no other", () => {
    const listed = [...textOf(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(variableNames.toSorted());
  });

  it("gives each variable its default", () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });
});

describe("The environment", () => {
  it("needs nothing for a demonstration", () => {
    expect(readEnv({}).DEMO).toBe(true);
  });

  it("treats an empty value as absent", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toEqual(readEnv({}));
  });

  it.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["TRUST_PROXY", { TRUST_PROXY: "yes" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/usta", SESSION_SECRET: secret }],
    ["API_BASE_URL", { API_BASE_URL: "api.usta.example", SESSION_SECRET: secret }],
    ["PUBLIC_URL", { PUBLIC_URL: "usta.example" }],
    ["SESSION_SECRET", { SESSION_SECRET: "short" }],
    ["DEMO", { DEMO: "true" }],
    ["COUNTRY", { COUNTRY: "Egypt" }],
    ["COUNTRY", { COUNTRY: "SA", DEMO: "on" }],
    ["OPERATOR_PHONE", { OPERATOR_PHONE: "0100 123 4567" }],
    ["OPERATOR_EMAIL", { OPERATOR_EMAIL: "support" }],
    ["OPERATOR_NAME", { OPERATOR_NAME: "ا".repeat(128) }],
    ["OPERATOR_NAME", { OPERATOR_NAME: "a".repeat(256) }],
    ["PAYMENT_GATEWAY", { PAYMENT_GATEWAY: "paypal" }],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "pk_live_1" }],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_WEBHOOK_SECRET: "secret" }],
    ["STRIPE_API_BASE", { STRIPE_API_BASE: "localhost:12111" }],
  ])("names %s in one line when its value is bad", (name, source) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it.each<[string, Record<string, string>]>([
    ["a Postgres server is set", { DATABASE_URL: "postgres://localhost/usta" }],
    ["a remote API is set", { API_BASE_URL: "https://api.usta.example/api/v1" }],
    ["the demonstration is off", { DEMO: "off" }],
  ])("has no default secret and no default address once %s", (_, source) => {
    expect(() => readEnv(source)).toThrow(/^SESSION_SECRET: /);
    expect(() => readEnv({ ...source, SESSION_SECRET: secret })).toThrow(/^PUBLIC_URL: [^\n]+$/);
    const named = {
      ...source,
      SESSION_SECRET: secret,
      PUBLIC_URL: address,
      OPERATOR_VAT_NUMBER: "100200300",
    };
    expect(readEnv(named).DEMO).toBe(false);
  });

  it.each([
    ["127 Arabic letters", "ا".repeat(127)],
    ["255 Latin ones", "a".repeat(255)],
  ])("takes a name that the code of an invoice can still say: %s", (_, name) => {
    const seller = readEnv({ OPERATOR_NAME: name }).OPERATOR_NAME ?? "";
    const invoice = { vatNumber: "300000000000003", at: new Date(), total: "115.00", vat: "15.00" };
    expect(zatcaContent({ seller, ...invoice })).not.toBe("");
  });

  it("wants the number under which invoices show VAT wherever the API gives invoices, but in a demonstration", () => {
    const named = { SESSION_SECRET: secret, PUBLIC_URL: address };
    for (const source of [{ DATABASE_URL: "postgres://localhost/usta" }, { DEMO: "off" }])
      expect(() => readEnv({ ...source, ...named })).toThrow(/^OPERATOR_VAT_NUMBER: [^\n]+$/);
    expect(readEnv({ API_BASE_URL: "https://api.usta.example/api/v1", ...named }).DEMO).toBe(false);
    expect(readEnv({}).DEMO).toBe(true);
  });

  it("takes of the site's address what stands before its paths", () => {
    expect(readEnv({ PUBLIC_URL: "https://usta.example/en?x=1" }).PUBLIC_URL).toBe(address);
  });

  it("cannot be changed once it is read", () => {
    const env: Env = readEnv({});
    expect(Object.isFrozen(env)).toBe(true);
  });
});
