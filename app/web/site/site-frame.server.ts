import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Output } from "~/contract/endpoint";
import type { SiteInfo, siteContract } from "~/contract/site";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import { createClient } from "../calls/client.server";
import { exchangeOf } from "../calls/exchange.server";
import { orLastGood } from "../calls/last-good.server";
import { builtInInfo } from "./built-in-info.server";

type MobileLinks = Output<(typeof siteContract)["mobileLinks"]>;

/** What stands around the pages; `failures` are said over them. */
export type SiteFrame = {
  info: Pick<SiteInfo, "brand" | "slogan" | "phones" | "links" | "legal">;
  mobile: MobileLinks["mobile"];
  failures?: string[];
};

/** The operator's info and mobile links, also when their calls fail. */
export async function siteFrame(args: LoaderFunctionArgs, locale: Locale): Promise<SiteFrame> {
  const api = createClient((await exchangeOf(args)).door(locale));
  const failures: string[] = [];
  const [{ brand, slogan, phones, links, legal }, { mobile }] = await Promise.all([
    orLastGood(`${locale} info`, api.site.info(), builtInInfo(fixedT(locale)), failures),
    orLastGood<MobileLinks>(`${locale} mobile`, api.site.mobileLinks(), { mobile: [] }, failures),
  ]);
  return {
    info: { brand, slogan, phones, links, legal },
    mobile,
    ...(failures.length > 0 && { failures }),
  };
}
