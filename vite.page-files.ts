import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ConfigEnv, Plugin, UserConfig } from "vite";

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|remix-i18next)\//;
const route = /\/app\/routes\/([^?]+)\.tsx(?:\?__remix-build-client-route)?$/;
const root = /\/app\/root\.tsx\?__remix-build-client-route$/;
const nothing = /^\s*export \{\s*\} from/;
const frame = /\/app\/(?:root|routes\/\(\$lang\))\.tsx(?:\?__remix-build-client-route)?$/;
const ours = /\/app\/(?:components|i18n|web)\/[^?]+\.tsx?$/;
/** Parts of the frame that who is signed in meets: they come late, and together. */
const late =
  /\/app\/components\/(?:shell\/account-(?:header|menu)|ui\/menu|technician-area\/area-(?:frame|links|pages))\.tsx?$/;
const address = /\/app\/(?:assets|components|styles)\/[^?]+\?url/;
const copy = /\?page=(.+)$/;

const isBuildForBrowser = (_: UserConfig, { isSsrBuild, command }: ConfigEnv) =>
  command === "build" && !isSsrBuild;

/** Says something in the file of each route without a page: of several files of nothing the bundler would make one. */
const filesOfRoutesWithoutPage: Plugin = {
  name: "files-of-routes-without-page",
  enforce: "post",
  apply: isBuildForBrowser,
  transform: (code, id) =>
    nothing.test(code) ? { code: `export const route = ${JSON.stringify(basename(id))};`, map: null } : null,
};

/**
 * Lays out the browser's files: `shell`, the framework and what root and layout name; and a file for each page, with all that it needs
 * and nothing else. A module that several pages name is copied into each of their files: so a first view asks for few files
 * and carries nothing in vain. Copies must not hold state: modules with a React context are of the shell.
 */
export const onePageOneFile = (): Plugin[] => [pageFiles(), filesOfRoutesWithoutPage];

function pageFiles(): Plugin {
  const shell = new Set<string>();

  /** The page into whose file this module's imports go. */
  const pageOf = (id: string) => copy.exec(id)?.[1] ?? (frame.test(id) ? undefined : route.exec(id)?.[1]);

  return {
    name: "one-page-one-file",
    enforce: "pre",
    apply: isBuildForBrowser,
    async buildStart() {
      const visit = async (id: string) => {
        if (shell.has(id) || !(ours.test(id) || frame.test(id))) return;
        shell.add(id);
        const { importedIds } = await this.load({ id, resolveDependencies: true });
        await Promise.all(importedIds.map(visit));
      };
      const app = fileURLToPath(new URL("./app/", import.meta.url));
      await Promise.all([`${app}root.tsx`, `${app}routes/($lang).tsx`, ...withState(app)].map(visit));
    },
    // A page's file may hand on more than the page: else what a late part shares with it made a second file.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    config: () => ({ build: { rollupOptions: { output: { manualChunks: (id) => fileOf(id, shell) } } } }),
    async resolveId(source, importer, options) {
      const page = importer && pageOf(importer);
      if (!page) return null;
      const found = await this.resolve(source, importer.replace(copy, ""), { ...options, skipSelf: true });
      if (!found || found.external || !ours.test(found.id) || shell.has(found.id)) return found;
      return `${found.id}?page=${page.replace(/\W/g, "_")}`;
    },
  };
}

/** Our modules that make a React context, of which there must be one. */
function withState(app: string): string[] {
  return ["components", "i18n", "web"]
    .flatMap((room) =>
      readdirSync(join(app, room), { recursive: true, encoding: "utf8" }).map((name) =>
        join(app, room, name),
      ),
    )
    .filter(
      (path) =>
        ours.test(path) &&
        !/\.server\.tsx?$/.test(path) &&
        /\bcreateContext\b/.test(readFileSync(path, "utf8")),
    );
}

function fileOf(id: string, shell: ReadonlySet<string>): string | undefined {
  if (framework.test(id) || shell.has(id) || root.test(id) || address.test(id)) return "shell";
  return late.test(id) ? "account" : undefined;
}
