import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { services } from "~/api/db/schema";
import { requestFormData } from "~/web/requests/request-form.server";
import { openWorld } from "../support/api";
import { picture } from "../support/pictures";
import { pageFor, site } from "../support/posted";
import { requestFormOf } from "../support/request-form";
import { whole } from "../support/requests";

const world = await openWorld();
const ofService = { service_id: "tap-mixer" };

type Shown = { draft?: { id: string; photos: { id: string }[] }; savedAt?: string };

describe("Nadia's request form, kept while she types", () => {
  test("makes one draft, also while what she has typed is refused", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const first = await send({ intent: "autosave", title: "Tap" });
    expect(first).toMatchObject({ status: 422, errors: { title: ["Write at least 5 characters."] } });
    await send({ intent: "autosave", title: "Tap", description: "It drips." });
    const { id } = (first.shown as Shown).draft ?? { id: "" };
    const kept = await send({ intent: "autosave", draft: id, title: "Tap drips" });
    expect(kept).toMatchObject({ status: 200, shown: { draft: { id, title: "Tap drips" } } });
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(1);
  });

  test("is one draft when a save is overtaken by the next", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const titles = ["Kitchen", "Kitchen tap", "Kitchen tap drips"];
    await Promise.all(titles.map((title) => send({ intent: "autosave", title })));
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(1);
  });

  test("leaves a request alone that has been published meanwhile", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const { to } = await send({ ...whole });
    const id = to?.split("/").at(-1) ?? "";
    const late = await send({ ...whole, intent: "autosave", title: "Kitchen tap drips, I th" });
    expect(late).toMatchObject({ status: 200, shown: { draft: { id, status: "open", title: whole.title } } });
  });
});

describe("Nadia's request form, published", () => {
  test("twice by two presses, is one request, and both presses end on it", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const both = await Promise.all([send({ ...whole }), send({ ...whole })]);
    const third = await send({ ...whole });
    const { content } = await world.as(nadia).requests.mine({ tab: "open" });
    expect(content).toHaveLength(1);
    const to = `/en/requests/${content[0]?.id}`;
    expect([...both, third]).toMatchObject([
      { status: 303, to },
      { status: 303, to },
      { status: 303, to },
    ]);
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(0);
  });

  test("twice with photos, has each photo once", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const photos = [await picture(), await picture(320, 240)];
    await Promise.all([send({ ...whole }, photos), send({ ...whole }, photos)]);
    const { content } = await world.as(nadia).requests.mine({ tab: "open" });
    expect(content).toMatchObject([{ photos: [expect.anything(), expect.anything()] }]);
  });

  test("and sent again with other words from a page left open, is refused with the state it is in", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const { to } = await send({ ...whole });
    const again = await send({ ...whole, title: "Bathroom tap drips" });
    expect(again.status).toBe(409);
    const id = to?.split("/").at(-1) ?? "";
    expect((await world.as(nadia).requests.get({ id })).title).toBe(whole.title);
  });

  test("without an address, comes back with its photos kept once", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const { address: _, ...fields } = whole;
    const refused = await send(fields, [await picture(), await picture(320, 240)]);
    expect(refused).toMatchObject({ status: 422, errors: { address: [expect.any(String)] } });
    const { draft } = refused.shown as Shown;
    expect(draft?.photos).toHaveLength(2);
    const { to } = await send({ ...whole, draft: draft?.id ?? "" });
    const id = to?.split("/").at(-1) ?? "";
    expect((await world.as(nadia).requests.get({ id })).photos).toHaveLength(2);
  });

  test("with nothing that says what is wanted, leaves no draft behind however often it is sent", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const drafts = async () => (await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft;
    const refused = await send({ timing: "asap" });
    expect(refused).toMatchObject({ status: 422, errors: { title: [expect.any(String)] } });
    expect(await send({ intent: "autosave", address: "12 Street 9" })).toMatchObject({ status: 200 });
    expect(await send({ intent: "draft" })).toMatchObject({
      status: 422,
      errors: { title: [expect.any(String)] },
    });
    expect(await drafts()).toBe(0);
    expect(await send({ ...whole })).toMatchObject({ status: 303 });
  });

  test("with nothing but a photo that is none, comes back twice by two presses, and leaves no draft", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const noPhoto = [new TextEncoder().encode("not a photo")];
    const both = await Promise.all([send({}, noPhoto), send({}, noPhoto)]);
    for (const refused of both)
      expect(refused).toMatchObject({ status: 422, errors: { photos: [expect.any(String)] } });
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(0);
    expect(await send({ ...whole, key: both[0].form?.key ?? "" })).toMatchObject({ status: 303 });
  });

  test("as a draft, is discarded once by two presses", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const kept = await send({ intent: "draft", title: "Kitchen tap" });
    const draft = kept.to?.split("draft=").at(-1) ?? "";
    const press = { intent: "discard", draft, title: "Kitchen tap" };
    const to = "/en/requests";
    const both = await Promise.all([send(press), send(press)]);
    expect([...both, await send(press)]).toMatchObject([{ to }, { to }, { to }]);
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(0);
  });

  test("empty, by two presses at once, comes back twice with what it lacks", async () => {
    const nadia = await world.aCustomer();
    for (let n = 0; n < 5; n++) {
      const send = await requestFormOf(world, nadia);
      const both = await Promise.all([send({}), send({}), send({})]);
      for (const refused of both)
        expect(refused).toMatchObject({ status: 422, errors: { title: [expect.any(String)] } });
      expect(await send({ ...whole })).toMatchObject({ status: 303 });
    }
    expect((await world.as(nadia).requests.mine({ tab: "draft" })).counts.draft).toBe(0);
  });

  test("keeps a photo that was removed by mistake and added again", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    const photo = await picture();
    const first = await send({ title: "Tap" }, [photo]);
    const { draft } = first.shown as Shown;
    const known = { draft: draft?.id ?? "", title: "Tap" };
    const removed = await send({ ...known, remove: draft?.photos[0]?.id ?? "" });
    expect(removed).toMatchObject({ status: 422, shown: { draft: { photos: [] } } });
    const added = await send({ ...known, key: removed.form?.key ?? "" }, [photo]);
    expect((added.shown as Shown).draft?.photos).toHaveLength(1);
  });
});

describe("A guest's request form", () => {
  test("empty, by two presses at once, comes back twice with what it lacks, and is taken up whole", async () => {
    const send = await requestFormOf(world, null);
    const both = await Promise.all([send({}), send({})]);
    for (const refused of both)
      expect(refused).toMatchObject({ status: 422, errors: { title: [expect.any(String)] } });
    expect(await send({ ...whole })).toMatchObject({ status: 303, to: expect.stringMatching(/register/) });
  });

  test("discarded, by two presses at once, leads home twice", async () => {
    const send = await requestFormOf(world, null);
    await send({ intent: "draft", title: "Kitchen tap" });
    const discard = { intent: "discard", title: "Kitchen tap" };
    const both = await Promise.all([send(discard), send(discard)]);
    expect([...both, await send(discard)]).toMatchObject([{ to: "/en" }, { to: "/en" }, { to: "/en" }]);
    expect(await world.db.query.requests.findMany()).toEqual([]);
  });
});

test("A draft whose service was taken off since is still there to be changed", async () => {
  const nadia = await world.aCustomer();
  const { id } = await world.as(nadia).requests.create({ ...ofService, title: "Kitchen tap drips" });
  const offer = (isActive: boolean) =>
    world.db.update(services).set({ isActive }).where(eq(services.id, ofService.service_id));
  await offer(false);
  const page = await pageFor(new Request(`${site}/en/requests/add-request?draft=${id}`), world.doorOf(nadia));
  const { service } = await requestFormData(page, await page.api.requests.form({ id })).finally(() =>
    offer(true),
  );
  expect(service).toBeNull();
});

test("The day to choose from is today's by the operator's calendar, also after midnight in Cairo", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T22:30:00Z") });
  const page = await pageFor(new Request(`${site}/en/requests/add-request`), world.doorOf(null));
  const { today } = await requestFormData(page, null).finally(() => void vi.useRealTimers());
  expect(today).toBe("2026-11-25");
});
