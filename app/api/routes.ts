import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";

export type Route = { area: string; operation: string; endpoint: Endpoint };

/** `/technicians/counts` before `/technicians/:id`: "~" sorts after every letter. */
const place = ({ endpoint }: Route) => endpoint.path.replace(/:\w+/g, "~");

/** Every endpoint of the contract, in an order in which the first path that fits is the right one. */
export const routes: Route[] = Object.entries(contract)
  .flatMap(([area, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([operation, endpoint]) => ({
      area,
      operation,
      endpoint,
    })),
  )
  .sort((a, b) => (place(a) < place(b) ? -1 : 1));

/** The paths that there are, each with its methods. */
export const methodsByPath: ReadonlyMap<string, string[]> = routes.reduce(
  (paths, { endpoint: { path, method } }) => paths.set(path, [...(paths.get(path) ?? []), method]),
  new Map<string, string[]>(),
);
