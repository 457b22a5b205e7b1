import { describe, expect, test } from "vitest";
import { openWorld, refusal } from "../support/api";
import { draftOf, offerOn, openRequestOf, whole } from "../support/requests";

const world = await openWorld();

describe("a customer's draft", () => {
  test("keeps whatever Nadia has filled in so far", async () => {
    const nadia = world.as(await world.aCustomer());
    const { id } = await nadia.requests.create({ title: "Kitchen tap drips" });
    expect(await nadia.requests.form({ id })).toMatchObject({
      ...{ id, status: "draft", title: "Kitchen tap drips", timing: "flexible", time_window: "any" },
      ...{ photos: [], questions: [], wants_publish: false, provider_id: null },
    });
    await nadia.requests.save({ id, service_id: "tap-mixer", budget_max: 50_000 });
    const form = await nadia.requests.form({ id });
    expect(form).toMatchObject({ service_id: "tap-mixer", budget_max: 50_000 });
    expect(form.title).toBeUndefined();
    expect(form.questions.map(({ code }) => code)).toContain("room");
    expect(world.said.at(-1)).toBe("Your draft is saved.");
  });

  test("is counted among hers, and no longer once discarded", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia);
    const api = world.as(nadia);
    expect((await api.requests.mine({ tab: "draft" })).counts.draft).toBe(1);
    await api.requests.discard({ id });
    expect(await api.requests.mine({ tab: "draft" })).toMatchObject({ content: [], counts: { draft: 0 } });
    expect(await refusal(api.requests.form({ id }))).toMatchObject({ status: 404 });
  });

  test("is shown with its questions in the reader's language", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { answers: { room: "kitchen" } });
    const form = await world.inLanguage("ar", nadia).requests.form({ id });
    expect(form.answers).toEqual({ room: "kitchen" });
    expect(form.questions[0]?.label).toBe("في أي مكان؟");
  });

  test("may have a day that has passed: only publishing asks", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { timing: "date", preferred_date: "2020-01-01" });
    expect(await world.as(nadia).requests.form({ id })).toMatchObject({ preferred_date: "2020-01-01" });
  });

  test("once made, is made once however often the form arrives", async () => {
    const nadia = world.as(await world.aCustomer());
    const [first, second] = await Promise.all([
      nadia.requests.create(whole, { idempotencyKey: "twice" }),
      nadia.requests.create(whole, { idempotencyKey: "twice" }),
    ]);
    expect(second).toEqual(first);
    expect((await nadia.requests.mine({ tab: "draft" })).counts.draft).toBe(1);
  });
});

describe("what a form holds is checked", () => {
  const cases: [string, Record<string, unknown>, string, string][] = [
    [
      "a service that there is not",
      { service_id: "dragons" },
      "service_id",
      "This service is not offered any more. Choose another.",
    ],
    ["a city that there is not", { city_id: "atlantis" }, "city_id", "Choose one of the options."],
    [
      "a district of another city",
      { district_id: "giza-dokki" },
      "district_id",
      "This district is not in the chosen city.",
    ],
    [
      "a budget upside down",
      { budget_min: 900, budget_max: 100 },
      "budget_max",
      "This must not be less than the “from” amount.",
    ],
    [
      "an answer that is no option",
      { answers: { room: "moon" } },
      "answers.room",
      "Choose one of the options.",
    ],
    [
      "an answer in words where a number is asked",
      { service_id: "drain", answers: { floor: "third" } },
      "answers.floor",
      "Enter a number, for example 250.",
    ],
    ["a title of three letters", { title: "Tap" }, "title", "Write at least 5 characters."],
    ["a price of nothing", { budget_min: 0 }, "budget_min", "The amount must be EGP\u00A00.01 or more."],
  ];
  test.each(cases)("%s is refused at its field", async (_, fields, field, sentence) => {
    const nadia = world.as(await world.aCustomer());
    const refused = await refusal(nadia.requests.create({ ...whole, ...fields }));
    expect(refused).toMatchObject({ status: 422, code: "invalid", errors: { [field]: [sentence] } });
  });

  test("what the service does not ask is left out", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { answers: { room: "kitchen", wings: "two" } });
    expect((await world.as(nadia).requests.form({ id })).answers).toEqual({ room: "kitchen" });
  });

  test("a floor is read in the figures of either script", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { service_id: "drain", answers: { floor: "٣" } });
    expect((await world.as(nadia).requests.form({ id })).answers).toEqual({ floor: 3 });
  });

  test("answers to the service of a moment ago do not stand in the way of another", async () => {
    const nadia = await world.aCustomer();
    const id = await draftOf(world, nadia, { answers: { room: "kitchen" } });
    await world
      .as(nadia)
      .requests.save({ ...whole, id, service_id: "drain", answers: { room: "no-such-room" } });
    expect((await world.as(nadia).requests.form({ id })).service_id).toBe("drain");
  });
});

describe("a stranger", () => {
  test("neither reads, saves, publishes nor discards a draft of Nadia's", async () => {
    const id = await draftOf(world, await world.aCustomer());
    const [omar, staff] = [world.as(await world.aCustomer()), world.as(await world.aStaffMember())];
    for (const call of [
      () => omar.requests.form({ id }),
      () => omar.requests.get({ id }),
      () => omar.requests.save({ ...whole, id }),
      () => omar.requests.publish({ id }),
      () => omar.requests.discard({ id }),
      () => world.guest.requests.get({ id }),
      () => staff.requests.get({ id }),
    ])
      expect(await refusal(call())).toMatchObject({ status: 404, code: "notFound" });
  });

  test("that is a technician hears nothing of a draft either, also where it is meant for them alone", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const { technicianArea } = world.as(tarek);
    for (const id of [await draftOf(world, nadia), await draftOf(world, nadia, { provider_id: tarek.id })])
      for (const call of [
        () => technicianArea.request({ id }),
        () => technicianArea.declineDirect({ id }),
        () => offerOn(world, tarek, id),
      ])
        expect(await refusal(call())).toMatchObject({ status: 404, code: "notFound" });
    expect((await technicianArea.requests({ tab: "direct" })).content).toEqual([]);
  });

  test("that is a technician may not post at all", async () => {
    const tarek = world.as(await world.aProvider());
    expect(await refusal(tarek.requests.create(whole))).toMatchObject({ status: 403, code: "forbidden" });
  });
});

test("an open request is not discarded", async () => {
  const nadia = await world.aCustomer();
  const id = await openRequestOf(world, nadia);
  expect(await refusal(world.as(nadia).requests.discard({ id }))).toMatchObject({
    ...{ status: 409, current: { request_status: "open" } },
    message: "This request is open for offers already.",
  });
});
