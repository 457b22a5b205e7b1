import { describe, expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { processorTime } from "../support/processor-time";
import { whole } from "../support/requests";

const world = await openWorld();

const send = (method: string, path: string, body: string | null, headers: Record<string, string> = {}) =>
  world.fetch(path, { method, body, headers: { "Content-Type": "application/json", ...headers } });

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`question${n}`, "yes"]));

async function guestWithDraft() {
  const { key } = await world.guest.drafts.start({});
  return { key, api: world.guestWith({ draftKey: key }) };
}

describe("A text that no database keeps", () => {
  const odd = "ta\u0000p \ud83d";

  it("is stored as far as it can be", async () => {
    const { api } = await guestWithDraft();
    const typed = { ...whole, title: `Kitchen ${odd}`, description: odd, address: `12 ${odd}`, answers: {} };
    const { title, description, address } = await api.drafts.save(typed);
    expect({ title, description, address }).toEqual({
      title: "Kitchen tap \ufffd",
      description: "tap \ufffd",
      address: "12 tap \ufffd",
    });
  });

  it("nor shows, or that turns the text around it, is left out; a title stands in one line", async () => {
    const { api } = await guestWithDraft();
    const typed = {
      title: "Tap\r\nBcc: \u202ex\u2066 \u0007drips\u2028",
      description: "One\u2028two\r\nthree\u0007",
    };
    const { title, description } = await api.drafts.save(typed);
    expect({ title, description }).toEqual({ title: "Tap Bcc: x drips", description: "One\ntwo\r\nthree" });
  });

  it("that nobody can see is none", async () => {
    const nadia = await world.aCustomer();
    const blank = {
      title: "\u200b\u3164".repeat(3),
      description: "\u2060".repeat(60),
      address: "\u2800 \u00ad",
    };
    const refused = await refusal(world.as(nadia).requests.create({ ...whole, ...blank, whole: true }));
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(["address", "description", "title"]);
    const person = { phone: "01012345678", password: "blue-Kettle-42", city_id: "cairo", accept_terms: true };
    const unnamed = refusal(world.guest.auth.signUpCustomer({ ...person, name: "\u3164\u3164" }));
    expect((await unnamed).errors).toHaveProperty("name");
  });

  it("towers over no other line: letters come composed, with eight marks of their own at most", async () => {
    const { api } = await guestWithDraft();
    const tower = `n${"\u0301\u200d\u0336".repeat(40)}adia`;
    const { title } = await api.drafts.save({ title: `${tower} cafe\u0301 \u0634\u064e\u0651\u0670` });
    expect(title).toBe(
      `\u0144${"\u200d\u0336\u0301".repeat(4)}${"\u200d".repeat(36)}adia caf\u00e9 \u0634\u064e\u0651\u0670`,
    );
  });

  it("fails nothing, wherever it stands", async () => {
    const { api } = await guestWithDraft();
    const nadia = await world.aCustomer();
    const { login, password } = { login: nadia.email, password: nadia.password };
    await world.guest.auth.signIn({ login: `${login}\u0000`, password, device: odd });
    await world.guest.technicians.list({ q: odd, city: "cairo\u0000" });
    await world.guest.requests.open({ q: `leak ${odd}` });
    await world.guest.site.outbox({ to: "a\u0000" });
    expect((await world.fetch("/dev/outbox?to=a%00")).status).toBe(200);
    expect((await world.fetch("/technicians/a%00b")).status).toBe(404);
    await api.drafts.save({ answers: { [odd]: [odd] } });
    const tarek = await world.aProvider();
    const { missing: _, services, cities, ...profile } = await world.as(tarek).profile.provider();
    await world.as(tarek).profile.saveProvider({
      ...{ headline: `Plumber ${odd}`, bio: `${odd} ${"Fifteen years of work. ".repeat(3)}` },
      ...{ years: profile.years, warranty_days: profile.warranty_days },
      services: services.map(({ id }) => id),
      cities: cities.map(({ id }) => id),
    });
    expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("is no key of a call", async () => {
    const nadia = await world.aCustomer();
    for (const idempotencyKey of ["a\u0000b", "a".repeat(201)]) {
      const call = world.doorOf(nadia)("requests", "create", {}, { idempotencyKey });
      await expect(call).rejects.toThrow();
    }
    expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("A body", () => {
  it("is 1 MiB at most", async () => {
    const { key } = await guestWithDraft();
    const save = (size: number) =>
      send("PUT", "/drafts/current", JSON.stringify({ unknown: "x".repeat(size - 14) }), {
        "Draft-Key": key,
      });
    expect((await save(1024 * 1024)).status).toBe(200);
    expect((await save(1024 * 1024 + 1)).status).toBe(413);
  });

  it("is not left out where it would empty what is there", async () => {
    const { key, api } = await guestWithDraft();
    await api.drafts.save({ title: "Tap drips" });
    for (const body of [null, ""]) {
      const answer = await send("PUT", "/drafts/current", body, { "Draft-Key": key });
      expect((await answer.json()).code).toBe("malformed");
    }
    expect(await api.drafts.get()).toMatchObject({ title: "Tap drips" });
  });

  it("that breaks off is malformed, and no failure of ours", async () => {
    const { key } = await guestWithDraft();
    for (const [method, path, type] of [
      ["PUT", "/drafts/current", "application/json"],
      ["POST", "/uploads?purpose=request_photo", "application/octet-stream"],
    ] as const) {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('{"title":')),
        pull: (stream) => stream.error(new Error("the line is down")),
      });
      const headers = { "Content-Type": type, "Draft-Key": key };
      const call = world.fetch(path, { method, body, headers, duplex: "half" } as RequestInit);
      // Over a line that is down nobody hears the answer.
      if (world.isOverHttp) await expect(call).rejects.toThrow();
      else expect([path, (await call).status]).toEqual([path, 400]);
    }
    expect(world.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("that is nested without end is malformed", async () => {
    const deep = `{"answers":${"[".repeat(30_000)}${"]".repeat(30_000)}}`;
    const response = await send("PUT", "/drafts/current", deep);
    expect([response.status, (await response.json()).code]).toEqual([400, "malformed"]);
  });
});

describe("A record of answers or prices", () => {
  it("has forty names at most", async () => {
    const { api } = await guestWithDraft();
    const refused = await refusal(api.drafts.save({ answers: many(41) }));
    expect(refused).toMatchObject({ status: 422, errors: { answers: ["Choose no more than 40."] } });
    await api.drafts.save({ answers: many(40) });
    const tarek = await world.aProvider();
    const prices = Object.fromEntries(Object.keys(many(41)).map((name) => [name, 100]));
    const profile = { headline: "", bio: "", years: 1, warranty_days: 0, services: [], cities: [] };
    expect(
      (await refusal(world.as(tarek).profile.saveProvider({ ...profile, from_prices: prices }))).errors,
    ).toEqual({ from_prices: ["Choose no more than 40."] });
  });

  it("of a hundred thousand is refused at once", async () => {
    const { api } = await guestWithDraft();
    const answers = many(100_000);
    const time = await processorTime(async () => {
      expect([413, 422]).toContain((await refusal(api.drafts.save({ answers }))).status);
    });
    expect(time).toBeLessThan(1000);
  });

  it("says so in the description of the API", async () => {
    const document = await (await world.fetch("/openapi.json")).text();
    expect(document.match(/"maxProperties":40/g)?.length).toBeGreaterThanOrEqual(4);
  });
});
