import { rmSync } from "node:fs";
import { freshDemo, prepareDemo } from "./demo";
import { startServer } from "./server";
import { demoLogins, signIn } from "./sign-in";
import { nameMembers } from "./staff";

/** Starts the built server on a demonstration of its own, and tells the end-to-end tests where it is. */
export default async function setup(): Promise<() => Promise<void>> {
  await prepareDemo();
  const folder = freshDemo();
  // Each test calls from an address of its own, so that no limit per address joins them.
  const server = await startServer({ DATA_DIR: folder, DEMO: "on", TRUST_PROXY: "1" });
  const [staff] = await signIn(server.url, demoLogins.staff);
  Object.assign(process.env, { SITE_URL: server.url, STAFF_SESSION: staff?.value });
  nameMembers(folder);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    const errors = server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`);
  };
}
