import { prepareDemo } from "./demo";
import { goTo, startSite } from "./site";
import { nameMembers } from "./staff";

/** Starts the site on which the end-to-end tests happen, and tells them where it is. */
export default async function setup(): Promise<() => Promise<void>> {
  await prepareDemo();
  const site = await startSite();
  goTo(site);
  nameMembers(site.folder);
  return site.stop;
}
