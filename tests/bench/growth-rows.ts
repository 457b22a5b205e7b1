import { growth } from "./growth";
import { countQueries } from "./queries";
import { known, type Scene, startAsking } from "./scene";
import type { Row } from "./table";

const lists = ["/en/all-requests", "/en/all-requests?service=ac-repair", "/en/all-requests?city=cairo"];

const counted = [
  ...[
    "",
    "/services",
    "/services/all-services",
    "/technicians",
    "/all-requests",
    "/requests/add-request",
    "/reviews",
    "/technicians/ratings",
  ].map((path) => ({ path, visitor: "guest" as const })),
  ...["/requests", "/profile", "/payment", "/complaints"].map((path) => ({
    path,
    visitor: "customer" as const,
  })),
  ...[
    "/technician",
    "/technician/requests",
    "/technician/offers",
    "/technician/requests/discount-price",
    "/technician/wallet",
    "/technician/payment",
    "/technician/reviews",
  ].map((path) => ({ path, visitor: "provider" as const })),
  ...["", "/payouts", "/transfers", "/complaints", "/verifications", "/reviews", "/users", "/audit"].map(
    (path) => ({ path: `/admin${path}`, visitor: "staff" as const }),
  ),
];

export async function growthRows(scene: Scene, many: number): Promise<Row[]> {
  const { cluster, cookiesOf } = scene;
  const grown = await growth(cluster.url, many, lists);
  const slowest = grown.toSorted((a, b) => b.time - a.time)[0];
  const largest = grown.toSorted((a, b) => Math.abs(b.bytes - 1) - Math.abs(a.bytes - 1))[0];
  const server = await startAsking(scene);
  const pages = counted.map(({ path, visitor }) => ({
    url: `${server.url}/en${path}`,
    cookies: visitor === "guest" ? [known] : cookiesOf(visitor),
  }));
  const { log, url } = cluster;
  const asked = log ? await countQueries({ url, log }, pages) : [];
  await server.stop();
  const most = asked.toSorted((a, b) => b.queries - a.queries)[0];
  const size = `1,000 → ${many.toLocaleString("en")} rows`;
  return [
    {
      figure: `list page's time, ${size}`,
      value: slowest?.time ?? Number.NaN,
      ...{ unit: "×", must: 1.2, aim: 1.1, isHard: true },
      note: grown
        .map(({ path, msFew, msMany }) => `${path} ${msFew.toFixed(2)} → ${msMany.toFixed(2)} ms`)
        .join(", "),
    },
    {
      figure: `list page's HTML, ${size}`,
      value: Math.abs((largest?.bytes ?? Number.NaN) - 1) * 100,
      ...{ unit: "%", must: 5, aim: 1, isHard: true },
    },
    {
      figure: "queries of one page",
      value: most?.queries ?? Number.NaN,
      ...{ unit: "", must: 6, aim: 3, isHard: true },
      note: asked.map((page) => `${page.url} ${page.queries}`).join(", "),
    },
  ];
}
