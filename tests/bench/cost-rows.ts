import { compare, type Ratio, startBare } from "./cost";
import { startFloor } from "./floor";
import { callInProcess } from "./in-process";
import { load, type Target } from "./load";
import { leak } from "./memory";
import { header, known, type Scene, startAsking } from "./scene";
import type { Row } from "./table";

/** What a request costs, against Remix's floor with the same content and against bare `node:http`. */
export async function costRows(scene: Scene, leakRequests: number): Promise<Row[]> {
  const { server, cookiesOf } = scene;
  const plain = { "Accept-Encoding": "identity" };
  const page: Target = {
    pid: server.pid,
    url: `${server.url}/en`,
    headers: { ...plain, ...header([known]) },
  };
  const stored: Target = { ...page, headers: { ...plain, Cookie: "lang=ImVuIg%3D%3D" } };
  const dashboard: Target = {
    pid: server.pid,
    url: `${server.url}/en/technician`,
    headers: { ...plain, ...header(cookiesOf("provider")) },
  };
  const open = await againstFloor(page, 8);
  const tail = await againstFloor(stored, 16);
  const signedIn = await againstFloor(dashboard, 8);
  const asking = await startAsking(scene);
  const asked = await load({ ...page, pid: asking.pid, url: `${asking.url}/en` }, { requests: 1_000 });
  await asking.stop();
  const unchanged = await againstBare(stored);
  const { afterLoad, per10000 } = await leak(stored, leakRequests);
  return [
    {
      figure: "CPU per request, public page with its queries",
      value: open.cpu,
      unit: "× floor",
      must: 2,
      aim: 1.4,
      note: `${costs(open)}; ${asked.cpuMs.toFixed(2)} ms with every list asked of the database`,
    },
    {
      figure: "CPU per request, signed-in page",
      value: signedIn.cpu,
      unit: "× floor",
      must: 2.5,
      aim: 1.8,
      note: costs(signedIn),
    },
    {
      figure: "p99 at 16 connections, as guests get the page",
      value: tail.p99,
      unit: "× floor",
      must: 2,
      aim: 1.3,
      note: `${tail.ours.p99} and ${tail.theirs.p99} ms`,
    },
    {
      figure: "unchanged public page against bare node:http",
      ...unchanged,
      unit: "×",
      must: 0.1,
      aim: 0.3,
      isFloor: true,
    },
    { figure: `memory after ${leakRequests} requests`, value: afterLoad, unit: "MiB", must: 350, aim: 300 },
    { figure: "memory growth per 10,000 requests", value: per10000, unit: "MiB", must: 1, aim: 0.2 },
    {
      figure: "API call in process, without query",
      value: await callInProcess(),
      unit: "µs",
      must: 150,
      aim: 80,
    },
  ];
}

const costs = ({ ours, theirs }: Ratio) => `${ours.cpuMs.toFixed(2)} and ${theirs.cpuMs.toFixed(2)} ms`;

async function againstFloor(page: Target, connections: number): Promise<Ratio> {
  const html = await (await fetch(page.url, { headers: page.headers ?? {} })).text();
  const floor = await startFloor(html);
  try {
    return await compare(page, { ...floor, headers: { "Accept-Encoding": "identity" } }, connections);
  } finally {
    floor.stop();
  }
}

/** The page asked for again by who has it; NaN while the page has no tag to ask with. */
async function againstBare(page: Target): Promise<Pick<Row, "value" | "note">> {
  const response = await fetch(page.url, { headers: page.headers ?? {} });
  const etag = response.headers.get("ETag");
  if (!etag) return { value: Number.NaN, note: "the page has no ETag" };
  const bare = await startBare(await response.text());
  try {
    const again = { ...page, headers: { ...page.headers, "If-None-Match": etag } };
    await load(again, { requests: 100 });
    const { perSecond, ours, theirs } = await compare(again, bare);
    return {
      value: perSecond,
      note: `${ours.perSecond.toFixed(0)} and ${theirs.perSecond.toFixed(0)} a second`,
    };
  } finally {
    bare.stop();
  }
}
