// Joins the drawn scenes of app/assets/art/work-*.svg in one file, each behind a view of its own name: node scripts/scenes.mjs
import { readdir, readFile, writeFile } from "node:fs/promises";

const [width, height] = [480, 360];
const art = new URL("../app/assets/art/", import.meta.url);
/** Coordinates were rounded to a tenth, so equal shapes differ by that much. */
const rounding = 0.11;

/** Shapes that come again and again: each is drawn once and used. */
const shapes = [];

function shapeOf(points) {
  const [[x, y]] = points;
  const relative = points.map(([px, py]) => [px - x, py - y]);
  const isSame = (known) =>
    known.length === relative.length &&
    known.every(([kx, ky], at) => Math.hypot(kx - relative[at][0], ky - relative[at][1]) < rounding * 1.5);
  const found = shapes.findIndex(isSame);
  return found >= 0 ? found : shapes.push(relative) - 1;
}

const short = (number) => String(Math.round(number * 10) / 10);

function useShapes(drawing) {
  return drawing.replace(/<polygon points="([^"]+)"([^>]*?)\s*\/>/g, (_, text, attributes) => {
    const points = text.split(" ").map((pair) => pair.split(",").map(Number));
    const [[x, y]] = points;
    return `<use href="#s${shapeOf(points)}" x="${short(x)}" y="${short(y)}"${attributes}/>`;
  });
}

const files = (await readdir(art)).filter((file) => /^work-\w+\.svg$/.test(file)).sort();
const scenes = await Promise.all(
  files.map(async (file, place) => {
    const text = await readFile(new URL(file, art), "utf8");
    const drawing = text.slice(text.indexOf(">") + 1, text.lastIndexOf("</svg>")).replace(/ \/>/g, "/>");
    const name = file.slice("work-".length, -".svg".length);
    return { name, top: place * height, drawing: useShapes(drawing).trim() };
  }),
);
const views = scenes.map(({ name, top }) => `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`);
const drawn = scenes.map(
  ({ top, drawing }) => `<svg y="${top}" width="${width}" height="${height}">${drawing}</svg>`,
);
const defined = shapes.map(
  ([, ...rest], at) => `<path id="s${at}" d="m0 0L${rest.map((pair) => pair.map(short)).join(" ")}z"/>`,
);
await writeFile(
  new URL("scenes.svg", art),
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${defined.join("")}</defs>`,
    ...views,
    ...drawn,
    "</svg>\n",
  ].join("\n"),
);
