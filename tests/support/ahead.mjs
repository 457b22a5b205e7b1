// Loaded before a server: lets it live ahead of the clock on the wall, by as many milliseconds as `AHEAD` says, and later as a file in its folder does.
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const wall = Date;
let ahead = Number(process.env.AHEAD ?? 0);
const now = () => wall.now() + ahead;

globalThis.Date = new Proxy(wall, {
  construct: (made, given, as) => Reflect.construct(made, given.length > 0 ? given : [now()], as),
  get: (made, key) => (key === "now" ? now : Reflect.get(made, key)),
});

process.on("SIGUSR2", () => {
  const file = join(process.env.DATA_DIR ?? "", "ahead");
  ahead = Number(readFileSync(file, "utf8"));
  // Gone means heard.
  rmSync(file);
});
