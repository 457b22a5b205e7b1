import type { Plugin } from "vite";

type Fold = { files: RegExp; folds: [RegExp, string][] };

/** What is settled for this application, most of it so that the minifier can drop the other way: each must be found, or the build fails. */
const settled: Fold[] = [
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

/** Flags of the framework as constants, in the browser's build: 4 kB of what every page loads. */
export function frameworkFlags(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: "framework-flags",
    apply: (_, { isSsrBuild, command }) => command === "build" && !isSsrBuild,
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
}
