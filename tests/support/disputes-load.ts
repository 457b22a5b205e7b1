import type { Client } from "~/web/calls/client.server";
import { grievance, reasons } from "./disputes";
import { type Sides, twice } from "./load-sides";

const approve =
  ({ customer }: Sides, id: string) =>
  () =>
    customer.orders.confirm({ id });

async function disputed(by: Client, id: string): Promise<string> {
  return (await by.complaints.file({ kind: "order", about_id: id, text: grievance })).id;
}

/** The other side has answered: both negotiate. */
async function negotiated({ customer, provider }: Sides, order: string): Promise<string> {
  const id = await disputed(customer, order);
  await provider.complaints.write({ id, text: "It did not drip when I left." });
  return id;
}

/** One side proposes, the other accepts. @param amount that the technician's side keeps */
async function settled({ customer, provider }: Sides, id: string, amount: number): Promise<void> {
  await provider.complaints.propose({ id, kept: amount });
  const { proposals } = await customer.complaints.get({ id });
  await twice(() => customer.complaints.accept({ id, proposal_id: proposals[0]?.id ?? "" }));
}

/** Staff decide instead. */
async function decided({ provider, staff: [one] }: Sides, id: string, amount: number): Promise<void> {
  await provider.complaints.handOver({ id });
  await twice(() => one.complaints.decide({ id, outcome: "split", kept: amount, ...reasons }));
}

/** What is done with an order. */
export type Deed = (sides: Sides, order: string) => Promise<void>;

/** Every way in which a delivered job comes to its end. */
export const disputeEnds: [Deed, ...Deed[]] = [
  (sides, order) => twice(approve(sides, order)),
  async (sides, order) => settled(sides, await negotiated(sides, order), 7_001),
  async (sides, order) => {
    const id = await disputed(sides.provider, order);
    await twice(() => sides.provider.complaints.withdraw({ id }));
    await twice(approve(sides, order));
  },
  async (sides, order) => {
    const id = await negotiated(sides, order);
    await decided(sides, id, 0);
    await twice(() => sides.customer.complaints.acceptDecision({ id }));
    await twice(() => sides.provider.complaints.acceptDecision({ id }));
  },
  async (sides, order) => {
    const id = await negotiated(sides, order);
    await decided(sides, id, 5_000);
    await twice(() => sides.customer.complaints.appeal({ id, text: grievance }));
    const [, other] = sides.staff;
    await twice(() => other.complaints.decide({ id, round: 2, outcome: "split", kept: 9_999, ...reasons }));
  },
  async (sides, order) => {
    await twice(approve(sides, order));
    await settled(sides, await negotiated(sides, order), 0);
  },
];
