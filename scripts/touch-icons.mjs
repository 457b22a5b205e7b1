// Draws the browser's and the phone's icons from the mark: node scripts/touch-icons.mjs
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const ground = "#153E91";
const open = (path) => new URL(`../${path}`, import.meta.url);
const mark = await readFile(open("app/assets/art/mark.svg"), "utf8");
const [, shape] = /\bd="([^"]+)"/.exec(mark);

/** A square with the white mark, `share` of it wide; maskable icons need the outer tenth free. */
function square(size, share, radius) {
  const scale = (size * share) / 100;
  const at = (size * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/><path transform="translate(${at} ${at}) scale(${scale})" fill="#fff" fill-rule="evenodd" d="${shape}"/></svg>`;
}

async function draw(name, size, share, radius = 0) {
  const png = await sharp(Buffer.from(square(size, share, radius)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  await writeFile(open(`public/${name}`), png);
}

await writeFile(open("public/favicon.svg"), `${square(64, 0.74, 14)}\n`);
await draw("apple-touch-icon.png", 180, 0.66);
await draw("icon-192.png", 192, 0.74, 42);
await draw("icon-512.png", 512, 0.74, 112);
await draw("icon-maskable-512.png", 512, 0.56);
