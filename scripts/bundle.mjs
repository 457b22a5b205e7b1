// One file for Node.js out of an entry of ours and what it imports of ours; packages stay packages.
import { build } from "esbuild";

const root = new URL("..", import.meta.url).pathname;

export const bundle = (entry, outfile) =>
  build({
    ...{ absWorkingDir: root, entryPoints: [entry], outfile, bundle: true },
    ...{ platform: "node", target: "node20", format: "esm", packages: "external", logLevel: "warning" },
  });
