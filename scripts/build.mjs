// `npm run build`: the application by Remix and Vite, the server and the database commands by esbuild, the client's files compressed once.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bundle } from "./bundle.mjs";
import { sourcesHash } from "./prepare.mjs";
import { buildWeb } from "./web-build.mjs";

const root = new URL("..", import.meta.url).pathname;
const stamp = join(root, "build/sources.sha256");
const compressible = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/;
/** Below this an answer fits in one packet either way. */
const smallest = 512;

rmSync(stamp, { force: true });
const hash = sourcesHash();
await buildWeb("vite.config.ts", join(root, "build"));
await bundle("server.ts", "build/server.js");
await bundle("scripts/database.ts", "build/database.js");
compressAll(join(root, "build/client"));
writeFileSync(stamp, hash);

function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(path)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < smallest) continue;
    const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
