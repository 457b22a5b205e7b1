import sharp, { type Metadata } from "sharp";

export type PictureFault = "notPicture" | "heic" | "tooManyPixels" | "broken";

/** A little more than the largest telephone cameras make. */
export const mostPixels = 50_000_000;
const longestSide = 16_000;

// Whatever a file calls itself, only these decoders ever see it: no SVG, PDF, TIFF or camera formats.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif"].map((name) => `VipsForeignLoad${name}`),
});
// Decoded photos are large and never asked for twice.
sharp.cache(false);

const heicBrands = /^ftyp(heic|heix|heim|heis|hevc|hevx|hevm|hevs)/;
const isHeic = (bytes: Uint8Array) => heicBrands.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));

/** What a file is and how large, by its content; nothing of the picture is decoded. */
export async function readHeader(bytes: Uint8Array): Promise<Metadata | PictureFault> {
  try {
    const found = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (found.compression === "hevc") return "heic";
    const isHuge =
      found.width * found.height > mostPixels || Math.max(found.width, found.height) > longestSide;
    return isHuge ? "tooManyPixels" : found;
  } catch {
    return isHeic(bytes) ? "heic" : "notPicture";
  }
}
