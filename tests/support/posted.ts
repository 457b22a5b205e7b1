import { adoptEnv } from "~/env.server";
import type { Locale } from "~/i18n/locale";
import { type Exchange, exchangeOf } from "~/web/calls/exchange.server";
import { pageOf } from "~/web/page.server";

export const site = "http://usta.example";

adoptEnv({
  ...{ SESSION_SECRET: "0123456789abcdef0123456789abcdef", DEMO: "off", PUBLIC_URL: site },
  OPERATOR_VAT_NUMBER: "100200300",
});

type Post = { fields?: Record<string, string>; headers?: Record<string, string>; path?: string };

/** A request that posts a form, as a browser of this site sends it. */
export function post({ fields = {}, headers = {}, path = "/en/login" }: Post = {}): Request {
  return new Request(site + path, {
    method: "POST",
    headers: { Origin: site, "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });
}

/** A page that a request asks for; `door` answers its calls. */
export async function pageFor(request: Request, door?: ReturnType<Exchange["door"]>, locale: Locale = "en") {
  const exchange = await exchangeOf({ request, context: {} });
  if (door) exchange.door = () => door;
  return pageOf(request, exchange, locale);
}

/** The cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
