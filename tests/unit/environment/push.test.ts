import { describe, expect, it } from "vitest";
import { hostedBy } from "~/api/outside/hosted-push";
import { readEnv } from "~/env.server";

const app = {
  PUSHER_APP_ID: "1234",
  PUSHER_KEY: "278d425bdf160c739803",
  PUSHER_SECRET: "7ad3773142a6692b25b8",
};
const named = { id: app.PUSHER_APP_ID, key: app.PUSHER_KEY, secret: app.PUSHER_SECRET };
const hosted = (source: Record<string, string>) => hostedBy(readEnv(source));

describe("Push", () => {
  it("comes from this process unless a hosted application is named", () => {
    expect(hosted({})).toBeNull();
    expect(hosted(app)).toEqual({ app: named, at: { cluster: "eu" }, useTLS: true });
    expect(hosted({ ...app, PUSHER_CLUSTER: "mt1" })?.at).toEqual({ cluster: "mt1" });
  });

  it.each([
    [{ PUSHER_HOST: "push.usta.example" }, "443", true],
    [{ PUSHER_HOST: "push.usta.example", PUSHER_PORT: "8443" }, "8443", true],
    [{ PUSHER_HOST: "push.usta.example", PUSHER_USE_TLS: "off" }, "80", false],
    [{ PUSHER_HOST: "push.usta.example", PUSHER_USE_TLS: "off", PUSHER_PORT: "6001" }, "6001", false],
  ])("may come from a compatible server: %o", (place, port, useTLS) => {
    expect(hosted({ ...app, ...place })).toMatchObject({ at: { host: place.PUSHER_HOST, port }, useTLS });
  });

  it.each<[string, Record<string, string>]>([
    ["PUSHER_APP_ID", { PUSHER_KEY: "278d425bdf160c739803" }],
    ["PUSHER_APP_ID", { PUSHER_CLUSTER: "eu" }],
    ["PUSHER_APP_ID", { PUSHER_USE_TLS: "off" }],
    ["PUSHER_KEY", { ...app, PUSHER_KEY: "" }],
    ["PUSHER_KEY", { ...app, PUSHER_KEY: "a key" }],
    ["PUSHER_SECRET", { ...app, PUSHER_SECRET: "" }],
    ["PUSHER_SECRET", { ...app, PUSHER_SECRET: "short" }],
    ["PUSHER_CLUSTER", { ...app, PUSHER_CLUSTER: "eu.pusher.com" }],
    ["PUSHER_HOST", { ...app, PUSHER_HOST: "https://push.usta.example" }],
    ["PUSHER_HOST", { ...app, PUSHER_HOST: "push.usta.example", PUSHER_CLUSTER: "eu" }],
    ["PUSHER_PORT", { ...app, PUSHER_PORT: "443" }],
    ["PUSHER_PORT", { ...app, PUSHER_HOST: "push.usta.example", PUSHER_PORT: "0" }],
    ["PUSHER_USE_TLS", { ...app, PUSHER_USE_TLS: "off" }],
    ["PUSHER_USE_TLS", { ...app, PUSHER_HOST: "push.usta.example", PUSHER_USE_TLS: "no" }],
  ])("stops the start with one line that names %s: %o", (name, source) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });
});
