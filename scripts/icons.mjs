// Builds app/components/ui/icons.svg, and the type of its names, from a library that is needed for this alone:
// npm install --no-save lucide-static@1.62.0 && node scripts/icons.mjs
import { readFile, writeFile } from "node:fs/promises";

const names = `
  air-vent alarm-clock app-window archive armchair arrow-down arrow-left arrow-left-right arrow-right arrow-up
  arrow-up-from-line badge-check badge-percent ban banknote bed-double bell blinds book-open boxes briefcase broom brush
  bug building-2 cable calendar calendar-check calendar-clock camera cctv check check-check chef-hat chevron-down
  chevron-left chevron-right circle-alert circle-check circle-pause circle-question-mark circle-user-round circle-x
  circuit-board clipboard-list clock clock-alert cloud-check construction container cooking-pot credit-card door-open
  download drill droplet droplet-off droplets ellipsis-vertical external-link eye eye-off faucet fence file-text flag
  gauge gavel gem glass-water globe grid-2x2 grid-3x3 hammer handshake heart heater history hourglass house image
  image-plus inbox info key-round lamp-ceiling landmark layers layout-dashboard layout-grid lightbulb list-filter
  loader-circle lock-keyhole lock-open log-in log-out mail map-pin menu message-circle messages-square minus
  mirror-rectangular newspaper package package-open paint-roller panels-top-left paperclip pause pencil percent phone
  pipette play plug plug-zap plus radio receipt-text refresh-cw refrigerator rotate-ccw rows-3 scale search send
  settings share-2 shield-check sliders-horizontal smartphone snowflake sofa sparkles sprout star store tag tags
  thermometer-snowflake timer toilet toolbox trash-2 trending-up triangle-alert truck tv umbrella undo-2 upload
  user-round user-round-pen user-round-plus user-round-x users utensils wallet wallpaper warehouse washing-machine
  waypoints wifi wifi-off wind wrench x zap
`
  .split(/\s+/)
  .filter(Boolean)
  .sort();

async function symbol(name) {
  const svg = await readFile(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    "utf8",
  );
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.indexOf("</svg>"));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, "").replace(/ \/>/g, "/>")}</symbol>`;
}

const symbols = await Promise.all(names.map(symbol));
const ui = new URL("../app/components/ui/", import.meta.url);
await writeFile(
  new URL("icons.svg", ui),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);

/** Lines of names, none wider than the formatter's. */
const lines = names.reduce(
  ([line, ...done], name) =>
    line.length + name.length < 98 ? [`${line} ${name}`.trim(), ...done] : [name, line, ...done],
  [""],
);
await writeFile(
  new URL("icon-name.ts", ui),
  `/** The words of a text. */
type Words<Text extends string, Found = never> = Text extends \`\${infer Word} \${infer Rest}\`
  ? Words<Rest, Found | Word>
  : Found | Text;

/** The icons of icons.svg; scripts/icons.mjs writes both. */
export type IconName =
${lines
  .reverse()
  .map((line) => `  | Words<"${line}">`)
  .join("\n")};
`,
);
