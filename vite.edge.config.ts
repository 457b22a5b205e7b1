import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { css, define, serverBuild } from "./vite.config";
import { settledFramework } from "./vite.flags";
import { minified } from "./vite.minify";
import { onePageOneFile } from "./vite.page-files";

const path = (name: string) => new URL(name, import.meta.url).pathname;

/** Builds the worker around the application instead of the application alone. */
const worker: Plugin = {
  name: "edge-worker",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: path("./edge/worker.ts") } } } : undefined,
};

/** `npm run build:edge`: the web application for an edge runtime, without the embedded API and without Node. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({ ...remixConfig, buildDirectory: "build/edge", serverBuildFile: "worker.js" }),
    onePageOneFile(),
    settledFramework(),
    minified(),
    worker,
  ],
  resolve: {
    alias: [
      { find: /^~\/api$/, replacement: path("./edge/no-api.ts") },
      { find: /^@remix-run\/node$/, replacement: path("./edge/node-platform.ts") },
      { find: /^~\//, replacement: path("./app/") },
    ],
  },
  define,
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser", "module", "import", "default"] },
  },
  build: isSsrBuild ? { ...serverBuild, target: "es2022", minify: true } : css,
}));
