import type { Plugin } from "vite";

type Fold = { files: RegExp; folds: [RegExp, string][] };

/** Flags of the framework as constants, so that the minifier can drop the other way: 4 kB of what every page loads. */
const browser: Fold[] = [
  {
    files: /@remix-run\/react\/dist\/esm\/(browser|components|fog-of-war|links|routes)\.js$/,
    folds: [
      // Every v3 flag is on, in remix.config.js.
      [/(?:window\.__remixContext\.)?\bfuture\.v3_\w+/g, "true"],
      // There is always a server, and in the browser no rendering for one.
      [
        /window\.__remixContext\.isSpaMode|\bisSpaMode(?= (?:&&|\?))|(?<=if \()isSpaMode(?=\))|(?<=!)isSpaMode\b/g,
        "false",
      ],
      [/\bstaticContext(?= \?)|\bisStatic(?= (?:&&|\?))/g, "false"],
      [/\bimport\.meta\.hot\b/g, "undefined"],
      // Data comes by single fetch alone.
      [/typeof singleFetch === "function"/g, "true"],
      [
        /typeof document === "undefined"(?= &&)|typeof __remixContext === "object"(?= && __remixContext\.a\b)/g,
        "false",
      ],
      // No route loads its data in the browser, so none waits for it.
      [/route\.id === "root"(?= \? RemixRootDefaultHydrateFallback)/g, "false"],
      // What is asked for is not asked for again before the answer is there.
      [/const discoveredPaths = new Set\(\);/g, "$& const askedPaths = new Set();"],
      [
        /(?<=filter\(path => \{\s+if \(discoveredPaths\.has\(path\))(?=\) \{\s+nextPaths\.delete)/g,
        " || askedPaths.has(path) || !askedPaths.add(path)",
      ],
      // A browser may have no storage for this site: then nothing is known of a reload before, and nothing kept of this one.
      [
        /sessionStorage\.\w+\(MANIFEST_VERSION_STORAGE_KEY[^)]*\)/g,
        "(() => { try { return $& } catch {} })()",
      ],
      // A move within the page waits for what has no script yet, rather than drawing it anew.
      [/\bsetLocation\(newState\.location\)/g, "React.startTransition(() => $&)"],
    ],
  },
  {
    files: /(@remix-run\/router\/dist\/router|react-router(-dom)?\/dist\/index)\.js$/,
    folds: [
      [/\b(?:router\.)?future\.v7_\w+/g, "true"],
      // Nor does the router ever see deferred data then.
      [/(?<!function )\bisDeferred(?:Result|Data)\(\w+\)/g, "false"],
    ],
  },
];

/** What follows from the routes alone is worked out once: anew at each of the five matchings of a request it was a sixth of its cost. */
const server: Fold[] = [
  {
    files: /@remix-run\/router\/dist\/router\.js$/,
    folds: [
      [
        /let branches = flattenRoutes\(routes\);\s+rankRouteBranches\(branches\);/,
        "let branches = rankedBranches.get(routes); if (!branches) { rankRouteBranches(branches = flattenRoutes(routes)); rankedBranches.set(routes, branches); }",
      ],
      [/(?=function matchRoutesImpl\()/, "const rankedBranches = new WeakMap();"],
      // Of some 150 branches one fits: the others are passed over by their whole pattern, without a look at each part.
      [
        /matches = matchRouteBranch\(branches\[i\], decoded, allowPartial\);/,
        "if (allowPartial || (branches[i].whole ||= compilePath(branches[i].path || '/', false, true)[0]).test(decoded)) $&",
      ],
      [
        /= compilePath\(pattern\.path, pattern\.caseSensitive, pattern\.end\)/,
        "= (compiled[pattern.end ? 1 : 0][pattern.path] ||= compilePath(pattern.path, pattern.caseSensitive, pattern.end))",
      ],
      [/(?=function compilePath\()/, "const compiled = [Object.create(null), Object.create(null)];"],
    ],
  },
  {
    // Each loader gets the request without the parameters that are the framework's; where there are none, the request as it is.
    files: /@remix-run\/server-runtime\/dist\/esm\/data\.js$/,
    folds: [
      [/(?<=function stripIndexParam\(request\) \{)/, " if (!/[?&]index/.test(request.url)) return request;"],
      [
        /(?<=function stripRoutesParam\(request\) \{)/,
        " if (!/[?&]_routes/.test(request.url)) return request;",
      ],
    ],
  },
  {
    // Written into every page as it stands in the source, so it is written short, and without a word where there is no storage.
    files: /@remix-run\/react\/dist\/esm\/scroll-restoration\.js$/,
    folds: [
      [
        /(?<=let restoreScroll = )\(\(STORAGE_KEY, restoreKey\) => \{[\s\S]*?\}\)\.toString\(\)/,
        '`(s,k)=>{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem(s)||"{}")[k||h.state.key];typeof y=="number"&&scrollTo(0,y)}catch{}}`',
      ],
    ],
  },
  {
    files: /@remix-run\/react\/dist\/esm\/server\.js$/,
    folds: [
      [
        /= (createServerRoutes\(manifest\.routes, .*?\));/,
        "= serverRoutes.get(manifest) ?? serverRoutes.set(manifest, $1).get(manifest);",
      ],
      [/(?=function RemixServer\()/, "const serverRoutes = new WeakMap();"],
    ],
  },
  {
    files: /react-router-dom\/(dist\/)?server\.mjs$/,
    folds: [
      [
        /let manifest = \{\};\s+let dataRoutes = (UNSAFE_convertRoutesToDataRoutes\(routes, UNSAFE_mapRouteProperties, undefined, manifest\));/,
        "let known = staticRoutes.get(routes); if (!known) { let manifest = {}; staticRoutes.set(routes, known = { manifest, dataRoutes: $1 }); } let { manifest, dataRoutes } = known;",
      ],
      [/(?=function createStaticRouter\()/, "const staticRoutes = new WeakMap();"],
    ],
  },
];

/** What the query builder asks of every part of every statement. */
const api: Fold[] = [
  {
    files: /drizzle-orm\/entity\.js$/,
    folds: [
      // The application has one copy of the library, so a class is known by itself, not by its name.
      [/(?<=if \(value instanceof type\) \{\s+return true;\s+\})(?=\s+if \(!Object)/, " return false;"],
    ],
  },
];

const folding = (name: string, settled: Fold[], apply: Plugin["apply"]): Plugin => {
  const found = new Set<RegExp>();
  return {
    name,
    apply,
    transform(code, id) {
      const folds = settled.find(({ files }) => files.test(id))?.folds ?? [];
      return folds.reduce((text, [pattern, value]) => {
        if (text.search(pattern) >= 0) found.add(pattern);
        return text.replace(pattern, value);
      }, code);
    },
    buildEnd(error) {
      const missing = settled.flatMap(({ folds }) => folds).filter(([pattern]) => !found.has(pattern));
      if (!error && missing.length > 0) this.error(`Not found in the framework: ${missing.join(" ")}`);
    },
  };
};

const onServer: Plugin["apply"] = (_, { isSsrBuild, command }) => command === "build" && Boolean(isSsrBuild);
const inBrowser: Plugin["apply"] = (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild;

/** What of the framework is settled for this application, in its builds: each place must be found, or the build fails. */
export const settledFramework = (): Plugin[] => [
  folding("settled-in-browser", browser, inBrowser),
  folding("settled-on-server", server, onServer),
];

/** The same for the libraries of the embedded API. */
export const settledApi = (): Plugin => folding("settled-in-api", api, onServer);
