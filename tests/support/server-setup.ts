import { goTo, startSite } from "./site";
import { giveUp, prepareSiteDemo } from "./site-demo";
import { nameMembers } from "./staff";

/** Starts the site on which the end-to-end tests happen, and tells them where it is. */
export default async function setup(): Promise<() => Promise<void>> {
  const clear = await prepareSiteDemo();
  const site = await startSite().catch((error) => giveUp(error, clear));
  goTo(site);
  nameMembers(site.demo.folder);
  return () => site.stop().finally(clear);
}
