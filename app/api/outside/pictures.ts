import sharp, { type Metadata, type OutputInfo } from "sharp";
import { ApiError } from "../errors";
import { mostPixels, type PictureFault, readHeader } from "./picture-header";
import { type Picture, type PictureSize, pictureSizes } from "./picture-sizes";
import { turns } from "./turns";

type Raw = { data: Buffer; info: OutputInfo };

/** Decoded once: upright, in sRGB, no larger than the largest size. */
function decode(bytes: Uint8Array, header: Metadata, isSquare: boolean): Promise<Raw> {
  const { width, height } = header.autoOrient;
  const side = Math.min(width, height, pictureSizes.large);
  const whole = {
    width: pictureSizes.large,
    height: pictureSizes.large,
    fit: "inside",
    withoutEnlargement: true,
  } as const;
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize(isSquare ? { width: side, height: side, fit: "cover" } : whole)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const encode = ({ data, info: { width, height, channels } }: Raw, size: PictureSize): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .resize({
      width: pictureSizes[size],
      height: pictureSizes[size],
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 80, effort: 3 })
    .toBuffer();

/** Decoding takes memory by the hundred megabytes, and each that waits holds its file. */
const inTurn = turns(2, {
  most: 8,
  fail: () => new ApiError("unavailable", { message: "api:filesBusy", retryAfter: 10 }),
});

/**
 * Reads a JPEG, PNG, WebP, GIF (its first picture) or AVIF by its content, and makes it anew in three sizes: upright, without
 * location or any other metadata, and without whatever else the file held.
 * @throws ApiError unavailable, when too many wait already
 * @param isSquare cut to a square around the middle
 */
export const readPicture = (bytes: Uint8Array, isSquare: boolean): Promise<Picture | PictureFault> =>
  inTurn(async () => {
    const header = await readHeader(bytes);
    if (typeof header === "string") return header;
    try {
      const raw = await decode(bytes, header, isSquare);
      const sizes = {
        small: await encode(raw, "small"),
        medium: await encode(raw, "medium"),
        large: await encode(raw, "large"),
      };
      return { width: raw.info.width, height: raw.info.height, sizes };
    } catch {
      return "broken";
    }
  });
