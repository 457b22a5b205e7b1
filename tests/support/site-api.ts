import { findEndpoint } from "~/contract/contract";
import type { Locale } from "~/i18n/locale";
import { type Client, createClient, type Door } from "~/web/calls/client.server";
import { demoPassword } from "./sign-in";

const part = () => Math.floor(Math.random() * 250);

/** Calls of the running site's API, from an address of their own. */
export function speak(token: string | null, locale: Locale = "en"): Client {
  const address = `10.9.${part()}.${part()}`;
  const door: Door = async (area, operation, input, { bytes } = {}) => {
    const endpoint = findEndpoint(area, operation);
    if (!endpoint) throw new Error(`No operation ${area}.${operation}`);
    const { id, reference, day, ...fields } = input as Record<string, string>;
    const path = endpoint.path.replace(/:\w+/, encodeURIComponent(id ?? reference ?? day ?? ""));
    const url = new URL(`${process.env.SITE_URL ?? ""}/api/v1${path}`);
    if (bytes || endpoint.method === "GET")
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
    const isRead = endpoint.method === "GET" || endpoint.method === "DELETE";
    const answer = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...{ Accept: "application/json", "Accept-Language": locale, "X-Forwarded-For": address },
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(isRead ? {} : { "Content-Type": bytes ? "application/octet-stream" : "application/json" }),
      },
      ...(isRead ? {} : { body: bytes ? Buffer.from(bytes) : JSON.stringify({ ...fields, day }) }),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(`${area}.${operation}: ${JSON.stringify(said)}`);
    return said;
  };
  return createClient(door);
}

/** The API of the running site, as the person with this phone. */
export async function asPhone(phone: string): Promise<Client> {
  const { token } = await speak(null).auth.signIn({ login: phone, password: demoPassword });
  return speak(token);
}
