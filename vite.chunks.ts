import type { Rollup } from "vite";

const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream|remix-i18next)\//;
const ours = /\/app\/(components|i18n|web)\/[^?]*$/;
const page = /\/app\/routes\/[^?]*\?__remix-build-client-route$/;
const frame = /\/app\/(root|routes\/\(\$lang\))\.tsx\?__remix-build-client-route$/;
const form = /\/app\/components\/ui\/form\.tsx$/;

/** A module that so many pages use goes into a file of many; one of fewer pages stays with them. */
const manyPages = 8;
/** Of the pages that use it, so many have forms: then it is of the forms' file. */
const mostlyForms = 0.6;

/**
 * Files for the browser that are few and hold little that a page does not need: the framework; `shell`, which stands on every
 * page; `kit`, which stands on many; `forms`, which stands on those with forms. Left alone, each shared module of a few hundred
 * bytes would be a request of its own.
 */
export function chunks(): Rollup.GetManualChunk {
  let groups: Map<string, string> | undefined;
  return (id, meta) => {
    if (framework.test(id)) return "vendor";
    groups ??= groupsOf(meta);
    return groups.get(id);
  };
}

function groupsOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, string> {
  const ids = [...getModuleIds()];
  const reached = (id: string) => reach(id, getModuleInfo, new Set());
  const everywhere = new Set(ids.filter((id) => frame.test(id)).flatMap((id) => [...reached(id)]));
  const pages = ids.filter((id) => page.test(id) && !frame.test(id)).map(reached);
  const withForm = new Set(pages.filter((modules) => [...modules].some((id) => form.test(id))));
  const groups = new Map<string, string>();
  for (const id of ids.filter((one) => ours.test(one))) {
    const users = pages.filter((modules) => modules.has(id));
    const isOfForms = users.filter((modules) => withForm.has(modules)).length >= users.length * mostlyForms;
    if (everywhere.has(id)) groups.set(id, "shell");
    else if (users.length >= manyPages) groups.set(id, isOfForms ? "forms" : "kit");
  }
  return groups;
}

/** The modules that a module imports at once, and those that they import. */
function reach(id: string, info: Rollup.GetModuleInfo, into: Set<string>): Set<string> {
  if (into.has(id)) return into;
  into.add(id);
  for (const next of info(id)?.importedIds ?? []) reach(next, info, into);
  return into;
}
