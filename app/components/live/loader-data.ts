import { decode } from "turbo-stream";

type Answers = Record<string, { data?: unknown } | undefined>;

/**
 * What a route's loader answers at an address, in the framework's own form of such answers but asked apart from its router: that draws
 * an error page in place of everything where the line is down.
 * @throws Error when there is no answer, or one without data: a refusal, or a way elsewhere
 */
export async function loaderData<T>(route: string, address: string): Promise<T> {
  const url = new URL(address, location.href);
  url.pathname += ".data";
  url.searchParams.set("_routes", route);
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${address} answers ${answer.status}`);
  const { value, done } = await decode(answer.body);
  await done;
  const data = (value as Answers)[route]?.data;
  if (!data) throw new Error(`${address} answers no data`);
  return data as T;
}
