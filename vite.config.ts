import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { type BuildOptions, defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { sourcesHash } from "./scripts/prepare.mjs";
import { pastTheServer } from "./vite.dev-scan";
import { settledApi, settledFramework } from "./vite.flags";
import { minified } from "./vite.minify";
import { onePageOneFile } from "./vite.page-files";

/** One sheet with one name, whichever of the two builds writes it. Every page's script has the names of all: six figures tell versions apart. */
export const css: BuildOptions = {
  ...{ cssMinify: true, cssTarget: ["chrome111", "firefox128", "safari16.4"] },
  rollupOptions: { output: { assetFileNames: "assets/[name]-[hash:6][extname]" } },
};

/** What the code may ask of its build. */
export const define = { "import.meta.env.BUILD": JSON.stringify(sourcesHash().slice(0, 16)) };

export const serverBuild: BuildOptions = { ...css, target: "node20" };

/** Packages that find files of their own beside their code, and one that is not ours to rewrite: it speaks for our money. */
const apart = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "pino",
  "postgres",
  "proper-lockfile",
  "pusher",
  "sharp",
  "stripe",
  "ws",
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tailwindcss(),
    remix(remixConfig),
    onePageOneFile(),
    settledFramework(),
    settledApi(),
    minified(),
  ],
  resolve: { alias: [{ find: /^~\//, replacement: new URL("./app/", import.meta.url).pathname }] },
  // Without these the first page of a cold dev server finds two copies of React.
  optimizeDeps: {
    entries: ["./app/**/*.{ts,tsx}", "!./app/**/*.server.{ts,tsx}", "!./app/api/**", "!./app/routes.ts"],
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@remix-run/react",
    ],
    esbuildOptions: { plugins: [pastTheServer] },
  },
  define: command === "build" ? { ...define, "process.env.NODE_ENV": '"production"' } : define,
  ssr:
    command === "build"
      ? { noExternal: true, external: apart }
      : { noExternal: ["remix-i18next", "remix-utils", "remix-toast"] },
  build: isSsrBuild ? serverBuild : css,
}));
