// `npm run build:edge`: the web application for an edge runtime, a worker and the browser's files.
import { buildWeb } from "./web-build.mjs";

await buildWeb("vite.edge.config.ts", new URL("../build/edge", import.meta.url).pathname);
