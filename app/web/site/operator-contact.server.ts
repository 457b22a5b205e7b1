import type { SiteInfo } from "~/contract/site";
import { createClient } from "../calls/client.server";
import { orLastGood } from "../calls/last-good.server";
import type { Page } from "../page.server";
import { builtInInfo } from "./built-in-info.server";

/** How the operator is reached. A failure of the call is said by the frame, which makes the same one. */
export async function operatorContact({ exchange, locale, t }: Page) {
  const answer = createClient(exchange.door(locale)).site.info();
  const info = await orLastGood<SiteInfo>(`${locale} info`, answer, builtInInfo(t), []);
  return { phones: info.phones, email: info.email, address: info.address };
}
