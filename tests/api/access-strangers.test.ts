import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requests } from "~/api/db/schema";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { openWorld, refusal } from "../support/api";
import type { Person } from "../support/people";
import { insertPrivateScene } from "../support/private-scene";
import { sampleInput } from "../support/samples";

const world = await openWorld();

const owned = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.owned ? [{ area, name, endpoint, field: endpoint.owned }] : [],
  ),
);

type Scene = Awaited<ReturnType<typeof insertPrivateScene>>;

/** What the id in a path names: the first that holds the path says it. */
const things: [path: RegExp, thing: keyof Scene][] = [
  [/^\/requests\/:id\/(reviews?|customer-review)$/, "done"],
  [/^\/(technician\/)?requests\/:id/, "request"],
  [/^\/reviews\/:id/, "review"],
  [/^\/offers\/:id/, "offer"],
  [/^\/orders\/:id/, "order"],
  [/^\/payments\/:id/, "payment"],
  [/^\/refunds\/:id/, "refund"],
  [/^\/proposals\/:id/, "proposal"],
  [/^\/payouts\/:id/, "payout"],
  [/^\/invoices\/:id/, "invoice"],
  [/^\/complaints\/:id/, "complaint"],
  [/^\/notifications\/:id/, "notification"],
  [/^\/(uploads|files)\/:id/, "file"],
  [/^\/profile\/sessions\/:id/, "session"],
];

function idIn(scene: Scene, path: string): string {
  const [, thing] = things.find(([of]) => of.test(path)) ?? [];
  if (!thing) throw new Error(`The scene has nothing that ${path} names`);
  return scene[thing];
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
type Asked = { area: string; name: string; endpoint: Endpoint; field: string };

/** What somebody is told who asks for the thing of this id. */
function told(who: Person | null, { area, name, endpoint, field }: Asked, id: string): Promise<unknown> {
  const call = (world.as(who) as unknown as Calls)[area]?.[name];
  if (!call) throw new Error(`No operation ${area}.${name}`);
  return call({ ...sampleInput(endpoint), [field]: id }).then(
    () => "given",
    (error: unknown) => refusal(Promise.reject(error)),
  );
}

/** Not there for its sides either, as the scene is; and why. */
const nobodys = {
  "files.read": "its bytes are in no store: tests/api/files-access",
  "requests.invite": "the sample invites nobody",
  "reviews.add": "a sealed review is not there yet, whoever asks",
  "reviews.get": "the same",
  "reviews.reply": "the same",
  "reviews.report": "the same",
};

/** Endpoints with an id that is nobody's own, and why a stranger may name it. */
const open = {
  "catalogue.service": "the catalogue is public",
  "offers.estimate": "whoever may offer may know the commission; it refuses on private requests, as below",
  "offers.send": "the same",
  "payments.event": "it names a gateway, which signs",
  "sandbox.get": "whoever has a session's address may use it, as at any gateway",
  "sandbox.press": "the same",
  "technicianArea.removeDayOff": "a day of the caller's own",
  "technicians.get": "the directory is public",
  "technicians.reviews": "the same",
};

describe("What belongs to somebody", () => {
  it.each(owned)("does not exist for a stranger: $area $name", async (asked) => {
    const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
    const scene = await insertPrivateScene(world.db, nadia, tarek, world.clock.now());
    const id = idIn(scene, asked.endpoint.path);
    for (const stranger of await strangersTo(asked.endpoint)) {
      const theirs = await told(stranger, asked, id);
      expect(theirs).toMatchObject({ status: 404, code: "notFound" });
      expect(theirs).toEqual(await told(stranger, asked, "nobody"));
    }
  });

  it("is there for a side of it, so that what a stranger is told says something", async () => {
    const missing: string[] = [];
    for (const asked of owned) {
      const [nadia, tarek] = [await world.aCustomer(), await world.aProvider()];
      const id = idIn(
        await insertPrivateScene(world.db, nadia, tarek, world.clock.now()),
        asked.endpoint.path,
      );
      const answers: unknown[] = [];
      for (const side of [nadia, tarek])
        if (["user", "guest", side.type].includes(asked.endpoint.access))
          answers.push(await told(side, asked, id));
      const isThere = answers.some((answer) => (answer as { status?: number }).status !== 404);
      if (!isThere) missing.push(`${asked.area}.${asked.name}`);
    }
    expect(missing.sort()).toEqual(Object.keys(nobodys));
  }, 120_000);

  it("covers every endpoint of the contract that names a thing in its path", () => {
    const others = Object.entries(contract).flatMap(([area, all]) =>
      Object.entries(all as Record<string, Endpoint>)
        .filter(([, { path, access, owned }]) => path.includes("/:") && access !== "staff" && !owned)
        .map(([name]) => `${area}.${name}`),
    );
    expect(others.sort()).toEqual(Object.keys(open));
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
