// `npm run bench`: the budgets of the product, measured side by side with Remix's own floor. `-- --quick` takes smaller samples.
import { rmSync } from "node:fs";
import { build, startTimes } from "./boot";
import { bytesRows } from "./bytes-rows";
import { costRows } from "./cost-rows";
import { growthRows } from "./growth-rows";
import { openBench } from "./scene";
import { isBroken, printTable, type Row } from "./table";
import { viewRows } from "./view-rows";

const isQuick = process.argv.includes("--quick");
const rows: Row[] = [];
const add = async (name: string, work: () => Promise<Row[]> | Row[]) => {
  const begun = performance.now();
  rows.push(...(await work()));
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
};

await add("production build", build);
const scene = await openBench();
try {
  await add("bytes", () => bytesRows(scene));
  await add("first views", () => viewRows(scene));
  await add("start", () => startTimes(scene));
  await add("cost against the floor", () => costRows(scene, isQuick ? 10_000 : 50_000));
  await add("growth and queries", () => growthRows(scene, isQuick ? 50_000 : 1_000_000));
} finally {
  await scene.close();
  rmSync("tests/results/bench", { recursive: true, force: true });
}
console.log();
printTable(rows);
const broken = rows.filter(isBroken);
if (broken.length > 0) {
  console.error(`\nBroken: ${broken.map(({ figure }) => figure).join("; ")}`);
  process.exitCode = 1;
}
