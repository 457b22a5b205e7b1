import type { SiteInfo } from "~/contract/site";
import { builtInInfo } from "./built-in-info.server";
import { createClient } from "./client.server";
import { orLastGood } from "./last-good.server";
import type { Page } from "./page.server";

/** How the operator is reached. A failure of the call is said by the frame, which makes the same one. */
export async function operatorContact({ exchange, locale, t }: Page) {
  const answer = createClient(exchange.door(locale)).site.info();
  const info = await orLastGood<SiteInfo>(`${locale} info`, answer, builtInInfo(t), []);
  return { phones: info.phones, email: info.email, address: info.address };
}
