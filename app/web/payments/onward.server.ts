import { pathIn } from "~/i18n/locale";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";
import { namedId } from "../page-id.server";

/** A page of ours stands a moment, so that it can be read and left where a browser follows no header. */
const seconds = 1;

/**
 * Where the payer of a payment goes on, with a `Refresh` header that leads there without scripts. What cannot be paid at a gateway any
 * more leads back to its order.
 */
export async function onwardTo(page: Page): Promise<{ order: string; url: string }> {
  const id = namedId(page, "payment");
  if (!id) throw notFound();
  const { order_id: order, url } = await page.api.payments.get({ id });
  if (!url) throw await page.leaveTo(`/payment?order=${order}`);
  const address = url.startsWith("/") ? pathIn(page.locale, url) : url;
  page.exchange.headers.set("Refresh", `${seconds}; url=${address}`);
  return { order, url: address };
}
