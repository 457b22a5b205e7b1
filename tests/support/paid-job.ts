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

const post = async (customer: Client, title: string): Promise<string> => {
  const { id } = await customer.requests.create({ ...whole, title });
  await customer.requests.publish({ id });
  return id;
};

const offer = (provider: Client, id: string, price: number, hours: number) =>
  provider.offers.send({
    ...{ id, version: 1, kind: "fixed", price, visit_fee: 5_000, duration: 90 },
    ...{ warranty_days: 30, starts_at: inHours(hours), message: "I bring the parts." },
  });

/** Posts a request as the customer with this phone, of the demonstration's password, without a page. @returns its id */
export const postedBy = async (phone: string, title: string): Promise<string> =>
  post(await asPhone(phone), title);

/** Sends an offer on it as the technician with this phone, likewise, at a price in major units. */
export async function offeredBy(phone: string, requestId: string, price: number): Promise<void> {
  await offer(await asPhone(phone), requestId, price * 100, 72);
}

/** `hours`: until it starts; `price`: major units. */
type Terms = { hours?: number; price?: number };

/** A customer of the running site has accepted a technician's offer for a job, and not paid yet. */
export async function agreedJob(
  [customerPhone, providerPhone]: readonly [string, string],
  title: string,
  { hours = 72, price = 300 }: Terms = {},
): Promise<Omit<Job, "reference">> {
  const [customer, provider] = [await asPhone(customerPhone), await asPhone(providerPhone)];
  const requestId = await post(customer, title);
  const { id } = await offer(provider, requestId, price * 100, hours);
  const { order_id: orderId } = await customer.offers.accept({ id, round: 1 });
  return { requestId, orderId, customer, provider };
}

/** The same, paid by card. @param refunds how the bank answers when it is to be given back */
export async function paidJob(
  people: readonly [string, string],
  title: string,
  { refunds, ...terms }: Terms & { refunds?: RefundManner } = {},
): Promise<Job> {
  const job = await agreedJob(people, title, terms);
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
