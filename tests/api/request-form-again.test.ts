import { describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import { hiddenInForm } from "../support/drawn-form";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";
import { requestFormOf } from "../support/request-form";
import { draftOf, whole } from "../support/requests";

const world = await openWorld();
const countsOf = async (nadia: Person) => (await world.as(nadia).requests.mine({})).counts;

describe("Nadia goes back to the form, which her browser asks for anew and fills in as it was,", () => {
  test("and publishes it again: it is one request, and she is led to that", async () => {
    const nadia = await world.aCustomer();
    const first = await (await requestFormOf(world, nadia))({ ...whole });
    const again = await (await requestFormOf(world, nadia))({ ...whole });
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(again.to).toBe(first.to);
    expect(await countsOf(nadia)).toMatchObject({ open: 1, draft: 0 });
  });

  test("and presses the button twice: each press leads her to the one that is open", async () => {
    const nadia = await world.aCustomer();
    const { to } = await (await requestFormOf(world, nadia))({ ...whole });
    const again = await requestFormOf(world, nadia);
    const presses = await Promise.all([again({ ...whole }), again({ ...whole })]);
    expect([...presses, await again({ ...whole })].map((answer) => answer.to)).toEqual([to, to, to]);
    expect(await countsOf(nadia)).toMatchObject({ open: 1, draft: 0 });
  });

  test("and publishes it although its draft was discarded elsewhere: what was typed is not lost", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    await send({ ...whole, intent: "draft" });
    const [draft] = (await world.as(nadia).requests.mine({ tab: "draft" })).content;
    await world.as(nadia).requests.discard({ id: draft?.id ?? "" });
    const { to } = await send({ ...whole, draft: draft?.id ?? "" });
    expect(to).toMatch(/^\/en\/requests\/\w{16}$/);
    expect(await countsOf(nadia)).toMatchObject({ open: 1, draft: 0 });
  });

  test("and publishes it with a photo although its draft was discarded elsewhere: without the photo it does not go out", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    await send({ ...whole, intent: "draft" });
    const [draft] = (await world.as(nadia).requests.mine({ tab: "draft" })).content;
    await world.as(nadia).requests.discard({ id: draft?.id ?? "" });
    const { to } = await send({ ...whole, draft: draft?.id ?? "" }, [await picture(32, 24)]);
    expect(to).toMatch(/^\/en\/requests\/add-request\?draft=\w{16}$/);
    expect(await countsOf(nadia)).toMatchObject({ open: 0, draft: 1 });
  });

  test("and publishes it although its draft, which held a photo, was discarded elsewhere: nor without that one", async () => {
    const nadia = await world.aCustomer();
    const send = await requestFormOf(world, nadia);
    await send({ ...whole, intent: "draft" }, [await picture(32, 24)]);
    const [draft] = (await world.as(nadia).requests.mine({ tab: "draft" })).content;
    const drawn = await hiddenInForm(world, nadia, draft?.id ?? "");
    await world.as(nadia).requests.discard({ id: draft?.id ?? "" });
    const { to } = await send({ ...whole, ...drawn });
    expect(to).toMatch(/^\/en\/requests\/add-request\?draft=\w{16}$/);
    expect(await countsOf(nadia)).toMatchObject({ open: 0, draft: 1 });
  });

  test("and publishes it although its draft, by which one technician alone is asked, was discarded: nobody else is", async () => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const draft = await draftOf(world, nadia, { provider_id: tarek.id });
    const drawn = await hiddenInForm(world, nadia, draft);
    expect(drawn.draft).toBe(draft);
    await world.as(nadia).requests.discard({ id: draft });
    const { to } = await (await requestFormOf(world, nadia))({ ...whole, ...drawn });
    const id = to?.split("/").at(-1) ?? "";
    expect(await world.as(nadia).requests.form({ id })).toMatchObject({
      ...{ status: "open", provider_id: tarek.id },
    });
  });

  test("and publishes it with other words: that is another request", async () => {
    const nadia = await world.aCustomer();
    await (await requestFormOf(world, nadia))({ ...whole });
    await (await requestFormOf(world, nadia))({ ...whole, address: "7 Road 105, ground floor" });
    expect(await countsOf(nadia)).toMatchObject({ open: 2, draft: 0 });
  });

  test("and publishes it again after the first one was cancelled: that is open", async () => {
    const nadia = await world.aCustomer();
    const { to } = await (await requestFormOf(world, nadia))({ ...whole });
    await world.as(nadia).requests.cancel({ id: to?.split("/").at(-1) ?? "" });
    await (await requestFormOf(world, nadia))({ ...whole });
    expect(await countsOf(nadia)).toMatchObject({ open: 1, draft: 0 });
  });
});
