import { contract } from "~/contract/contract";
import type { OrderDetails } from "~/contract/order-fields";
import type { Path } from "~/i18n/link";
import { isRefused } from "../calls/exchange.server";
import { submit } from "../forms/submit.server";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";

/**
 * What its customer can call off: the job that was paid, or the request that is open. Where it is neither any more, the way leads
 * to the request, whose page says how it stands; but a form that was refused just now stays and says that.
 */
export async function callable(page: Page, id: string) {
  const request = await page.api.requests.get({ id });
  if (request.view !== "owner") throw notFound();
  const found = request.order_id ? await page.api.orders.get({ id: request.order_id }) : null;
  const order = found?.can.includes("cancel") ? found : null;
  const isOpen = request.can.includes("cancel");
  if (!order && !isOpen && !isRefused(page.exchange)) throw await page.leaveTo(`/requests/${id}`);
  const begun = !isOpen && found && !order ? begunOf(found) : null;
  const question = page.t(...headOf(order, isOpen, begun !== null));
  return { id, title: request.title, order, isOpen, begun, question };
}

const underWay = ["in_progress", "delivered"];

/** Of a job that stands, and is not to be cancelled any more: whether its work goes on, and may be disputed. */
function begunOf({ status, can }: OrderDetails) {
  const isUnderWay = underWay.includes(status);
  if (!isUnderWay && status !== "disputed" && status !== "completed") return null;
  return { isUnderWay, canDispute: can.includes("dispute") };
}

/** What is asked; of what is neither any more, which a refused form has found so, nothing is. */
function headOf(
  order: OrderDetails | null,
  isOpen: boolean,
  isBegun: boolean,
): [string, Record<string, string>?] {
  if (order) return ["orders:cancel.question", { name: order.provider.name }];
  if (isBegun) return ["orders:cancel.begun"];
  return [isOpen ? "requests:cancel.title" : "requests:cancel.over"];
}

/**
 * Calls off the job that the form names, at the cost that was read; without one, the request. The way leads to the request's page, which
 * says what became of both; where something goes back to an account, to the page that asks for it.
 */
export function callOff(page: Page, requestId: string) {
  return submit(page, async (form) => {
    const order = form.text("order");
    if (!order) {
      const input = { ...form.input(contract.requests.cancel), id: requestId };
      await page.api.requests.cancel(input, form.once);
      return { to: "/requests" };
    }
    const input = { ...form.input(contract.orders.cancel), fee: Number(form.text("fee")), id: order };
    await page.api.orders.cancel(input, form.once);
    const { refund_to_name } = await page.api.requests.get({ id: requestId });
    const to: Path = refund_to_name ? `/payment?order=${order}` : `/requests/${requestId}`;
    return { to };
  });
}
