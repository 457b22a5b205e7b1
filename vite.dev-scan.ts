import type { DepOptimizationOptions } from "vite";

type Plugins = NonNullable<NonNullable<DepOptimizationOptions["esbuildOptions"]>["plugins"]>;

/**
 * For the dev server's look from page to page for packages of the browser: past what the server keeps to itself, with packages of its own,
 * some of which cannot be made ready for a browser at all.
 */
export const pastTheServer: Plugins[number] = {
  name: "past-the-server",
  setup: (scan) =>
    scan.onResolve({ filter: /\.server$|^~\/api\b/ }, ({ path }) => ({ path, external: true })),
};
