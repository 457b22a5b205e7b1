import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requests } from "~/api/db/schema";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { openWorld, refusal } from "../support/api";
import { insertPrivateScene } from "../support/private-scene";
import { sampleInput } from "../support/samples";

const world = await openWorld();

const owned = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.owned ? [{ area, name, endpoint, field: endpoint.owned }] : [],
  ),
);

type Scene = Awaited<ReturnType<typeof insertPrivateScene>>;

/** The kind of thing that an endpoint's id names, by its path. */
function idIn(scene: Scene, path: string): string {
  if (/^\/requests\/:id\/(reviews?|customer-review)$/.test(path)) return scene.done;
  if (/^\/(technician\/)?requests\//.test(path)) return scene.request;
  if (path.startsWith("/reviews/")) return scene.review;
  if (path.startsWith("/offers/")) return scene.offer;
  if (path.startsWith("/orders/")) return scene.order;
  if (path.startsWith("/complaints/")) return scene.complaint;
  return path.startsWith("/invoices/") ? scene.invoice : scene.file;
}

async function strangersTo({ access }: Endpoint) {
  const customer = () => world.aCustomer();
  const provider = () => world.aProvider();
  if (access === "customer") return [await customer()];
  if (access === "provider") return [await provider()];
  const both = [await customer(), await provider()];
  return access === "guest" ? [null, ...both] : both;
}

type Calls = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

describe("What belongs to somebody", () => {
  it.each(owned)("does not exist for a stranger: $area.$name", async ({ area, name, endpoint, field }) => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const scene = await insertPrivateScene(world.db, nadia, tarek, world.clock.now());
    for (const stranger of await strangersTo(endpoint)) {
      const api = world.as(stranger) as unknown as Calls;
      const call = (id: string) =>
        refusal(api[area]?.[name]?.({ ...sampleInput(endpoint), [field]: id }) ?? Promise.resolve());
      const theirs = await call(idIn(scene, endpoint.path));
      expect(theirs).toMatchObject({ status: 404, code: "notFound" });
      expect(theirs).toEqual(await call("nobody"));
    }
  });

  it("covers every endpoint of the contract that names a request, an offer, an order, a review, a complaint or a file", () => {
    const names = owned.map(({ area, name }) => `${area}.${name}`);
    const others = Object.entries(contract).flatMap(([area, all]) =>
      Object.entries(all as Record<string, Endpoint>)
        .filter(([, { path }]) =>
          /^\/(technician\/)?(requests|offers|orders|reviews|complaints|uploads|files)\/:id/.test(path),
        )
        .filter(([, { access }]) => access !== "staff")
        .map(([name]) => `${area}.${name}`),
    );
    // Whoever may offer on a request may do so and know its commission; the operations themselves refuse on private ones.
    expect(others.filter((name) => !names.includes(name)).sort()).toEqual(["offers.estimate", "offers.send"]);
  });

  it("cannot be offered on by a stranger either", async () => {
    const [nadia, tarek, other] = [await world.aCustomer(), await world.aProvider(), await world.aProvider()];
    const { request } = await insertPrivateScene(world.db, nadia, tarek, world.clock.now());
    const api = world.as(other) as unknown as Calls;
    const input = { ...sampleInput(contract.offers.send), id: request };
    expect(await refusal(api.offers?.send?.(input) ?? Promise.resolve())).toMatchObject({ status: 404 });
    expect(await refusal(world.as(other).offers.estimate({ id: request, price: 30_000 }))).toMatchObject({
      status: 404,
    });
  });
});

describe("A public request", () => {
  it("shows a stranger nothing private", async () => {
    const [nadia, tarek] = [await world.aCustomer({ name: "Nadia Samir" }), await world.aProvider()];
    const { request: id } = await insertPrivateScene(world.db, nadia, tarek, world.clock.now());
    await world.db.update(requests).set({ visibility: "public" }).where(eq(requests.id, id));
    const readers = [
      null,
      await world.aCustomer(),
      await world.aCustomer({ isVerified: false }),
      await world.aCustomer({ isActive: false }),
    ];
    for (const reader of readers) {
      const seen = await world.as(reader).requests.get({ id });
      expect(seen).toMatchObject({ view: "public", private: null, can: [], timeline: [] });
      for (const secret of ["Street 9", "Samir", nadia.phone, nadia.email])
        expect(JSON.stringify(seen)).not.toContain(secret);
    }
  });

  it("is its owner's only while the owner is verified and active", async () => {
    const [nadia, tarek] = [await world.aCustomer({ isActive: false }), await world.aProvider()];
    const { request: id } = await insertPrivateScene(world.db, nadia, tarek, world.clock.now());
    expect(await refusal(world.as(nadia).requests.get({ id }))).toMatchObject({ status: 404 });
  });
});
