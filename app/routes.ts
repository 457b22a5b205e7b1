import { flatRoutes } from "@remix-run/fs-routes";
import type { RouteConfig } from "@remix-run/route-config";

type Entry = Awaited<ReturnType<typeof flatRoutes>>[number];

// Remix matches without regard to case; the specification's paths are exact, and two spellings of one page are duplicates.
const exact = (route: Entry): Entry => ({
  ...route,
  caseSensitive: true,
  children: route.children?.map(exact),
});

export default (await flatRoutes({ ignoredRouteFiles: ["**/*.test.{ts,tsx}"] })).map(
  exact,
) satisfies RouteConfig;
