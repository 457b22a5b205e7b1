import type { RefundManner } from "~/api/outside/payments/sandbox-book";
import type { Client } from "~/web/calls/client.server";
import { siteNow } from "./clock";
import { whole } from "./requests";
import { asPhone } from "./site-api";

export type Job = {
  requestId: string;
  orderId: string;
  /** The payment's session at the gateway. */
  reference: string;
  customer: Client;
  provider: Client;
};

/** As fields hold it, so many hours from now by the clock of Cairo. */
export const inHours = (hours: number) =>
  new Date(siteNow() + (hours + 2) * 3_600_000).toISOString().slice(0, 16);

/** A customer of the running site has accepted a technician's offer of EGP 300 for a job, and not paid yet; their first words are the title. */
export async function agreedJob(
  [customerPhone, providerPhone]: readonly [string, string],
  title: string,
  hours = 72,
): Promise<Omit<Job, "reference">> {
  const [customer, provider] = [await asPhone(customerPhone), await asPhone(providerPhone)];
  const { id: requestId } = await customer.requests.create({ ...whole, title });
  await customer.requests.publish({ id: requestId });
  const { id } = await provider.offers.send({
    ...{ id: requestId, version: 1, kind: "fixed", price: 30_000, visit_fee: 5_000, duration: 90 },
    ...{ warranty_days: 30, starts_at: inHours(hours), message: "I bring the parts." },
  });
  const { order_id: orderId } = await customer.offers.accept({ id, round: 1 });
  return { requestId, orderId, customer, provider };
}

/** The same, paid by card. @param refunds how the bank answers when it is to be given back */
export async function paidJob(
  people: readonly [string, string],
  title: string,
  hours?: number,
  refunds?: RefundManner,
): Promise<Job> {
  const job = await agreedJob(people, title, hours);
  const { url } = await job.customer.payments.pay({ id: job.orderId, method: "card" });
  const reference = url?.split("/").at(-1) ?? "";
  await job.customer.sandbox.press({ reference, press: "pay", refunds });
  return { ...job, reference };
}

async function deliver({ orderId: id, customer, provider }: Job): Promise<void> {
  const { arrival_code } = await customer.orders.get({ id });
  await provider.orders.start({ id, code: arrival_code ?? "" });
  await provider.orders.deliver({ id, note: "New cartridge, tested." });
}

/** A paid job is begun, delivered and approved. */
export async function complete(job: Job): Promise<void> {
  await deliver(job);
  await job.customer.orders.confirm({ id: job.orderId });
}

/** The same, delivered. */
export async function deliveredJob(...of: Parameters<typeof paidJob>): Promise<Job> {
  const job = await paidJob(...of);
  await deliver(job);
  return job;
}

/** The same, delivered and approved. */
export async function completedJob(...of: Parameters<typeof paidJob>): Promise<Job> {
  const job = await paidJob(...of);
  await complete(job);
  return job;
}
