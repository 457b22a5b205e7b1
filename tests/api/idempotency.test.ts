import { describe, expect, it } from "vitest";
import { idempotencyKeys } from "~/api/db/schema";
import { forgetOld } from "~/api/idempotency";
import { openWorld, refusal } from "../support/api";
import { picture } from "../support/pictures";

const world = await openWorld();

const draft = { service_id: "tap-mixer", title: "A dripping kitchen tap" };
const made = async () => (await world.db.query.requests.findMany()).length;

describe("A repeat with the same key", () => {
  it("gets the first answer, and nothing happens twice", async () => {
    const api = world.as(await world.aCustomer());
    const first = await api.requests.create(draft, { idempotencyKey: "key-1" });
    expect(await api.requests.create(draft, { idempotencyKey: "key-1" })).toEqual(first);
    expect(await made()).toBe(1);
  });

  it("gets it also when both arrive at the same moment", async () => {
    const api = world.as(await world.aCustomer());
    const calls = Array.from({ length: 6 }, () => api.requests.create(draft, { idempotencyKey: "key-1" }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await made()).toBe(1);
  });

  it("but another body is refused", async () => {
    const api = world.as(await world.aCustomer());
    await api.requests.create(draft, { idempotencyKey: "key-1" });
    const failure = await refusal(
      api.requests.create({ ...draft, title: "Another tap" }, { idempotencyKey: "key-1" }),
    );
    expect(failure).toMatchObject({
      status: 422,
      code: "invalid",
      message: expect.stringContaining("already sent"),
    });
    expect(await made()).toBe(1);
  });

  it("is another call for another caller, and without a key every call counts", async () => {
    const [nadia, omar] = [world.as(await world.aCustomer()), world.as(await world.aCustomer())];
    await nadia.requests.create(draft, { idempotencyKey: "key-1" });
    await omar.requests.create(draft, { idempotencyKey: "key-1" });
    await nadia.requests.create(draft);
    await nadia.requests.create(draft);
    expect(await made()).toBe(4);
  });

  it("is one photo of a guest's, and another guest's is another", async () => {
    const bytes = await picture();
    const uploads = async () => {
      const { key } = await world.guest.drafts.start({});
      const api = world.guestWith({ draftKey: key });
      const upload = () => api.files.upload({ purpose: "request_photo" }, { bytes, idempotencyKey: "key-1" });
      const [first, again] = [await upload(), await upload()];
      expect(again).toEqual(first);
      expect((await api.drafts.get())?.photos).toHaveLength(1);
      const another = api.files.upload(
        { purpose: "request_photo" },
        { bytes: await picture(90), idempotencyKey: "key-1" },
      );
      expect(await refusal(another)).toMatchObject({
        status: 422,
        message: expect.stringContaining("already sent"),
      });
      return first.id;
    };
    expect(await uploads()).not.toBe(await uploads());
  });

  it("after a failure runs, for failures are not kept", async () => {
    const nadia = await world.aCustomer();
    const api = world.as(nadia);
    const options = { idempotencyKey: "key-1" };
    const unknown = { ...draft, service_id: "no-such-service" };
    expect(await refusal(api.requests.create(unknown, options))).toMatchObject({ status: 422 });
    expect(await world.db.query.idempotencyKeys.findMany()).toEqual([]);
    expect((await api.requests.create(draft, options)).id).toMatch(/\w/);
    expect(await made()).toBe(1);
  });

  it("does not count against the endpoint's limits", async () => {
    const api = world.as(await world.aCustomer());
    for (let n = 0; n < 40; n += 1) await api.requests.create(draft, { idempotencyKey: "key-1" });
    expect(await made()).toBe(1);
  });

  it("is forgotten after a day", async () => {
    const api = world.as(await world.aCustomer());
    await api.requests.create(draft, { idempotencyKey: "key-1" });
    world.clock.advance(86_400 - 60);
    await forgetOld(world.db, new Date(world.clock.now().getTime() - 86_400_000));
    expect(await world.db.query.idempotencyKeys.findMany()).toHaveLength(1);
    world.clock.advance(120);
    await forgetOld(world.db, new Date(world.clock.now().getTime() - 86_400_000));
    expect(await world.db.query.idempotencyKeys.findMany()).toEqual([]);
  });
});

describe("A key whose first call died on the way", () => {
  it("may be used again after a minute", async () => {
    const nadia = await world.aCustomer();
    await world.db.insert(idempotencyKeys).values({
      ...{ caller: nadia.id, endpoint: "requests.create", key: "key-1", bodyHash: "of the dead call" },
      createdAt: world.clock.now(),
    });
    world.clock.advance(61);
    await world.as(nadia).requests.create(draft, { idempotencyKey: "key-1" });
    expect(await made()).toBe(1);
  });
});

describe("A key in a header", () => {
  it.each([
    ["empty", ""],
    ["longer than 200 characters", "k".repeat(201)],
    ["of four thousand", "k".repeat(4_000)],
  ])("that is %s is refused", async (_, key) => {
    const nadia = await world.aCustomer();
    const response = await world.fetch("/requests", {
      method: "POST",
      headers: {
        ...{ "Content-Type": "application/json", "Idempotency-Key": key },
        Authorization: `Bearer ${nadia.token}`,
      },
      body: JSON.stringify(draft),
    });
    expect([response.status, await made()]).toEqual([400, 0]);
  });
});

describe("Endpoints that return tokens or codes", () => {
  it("keep no answers", async () => {
    const nadia = await world.aCustomer();
    await world.guest.auth.signIn(
      { login: nadia.phone, password: nadia.password },
      { idempotencyKey: "key-1" },
    );
    expect(await world.db.query.idempotencyKeys.findMany()).toEqual([]);
  });
});
