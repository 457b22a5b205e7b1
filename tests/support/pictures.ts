import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "gif" | "avif";

/** A picture of some size, red at its top half so that it shows which way it stands. */
export async function picture(width = 640, height = 480, format: Format = "jpeg"): Promise<Uint8Array> {
  const half = await sharp({
    create: { width, height: Math.ceil(height / 2), channels: 3, background: "#c00" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#00c" } })
    .composite([{ input: half, top: 0, left: 0 }])
    .toFormat(format)
    .toBuffer();
}

/** As a telephone stores it: lying on its side, with the camera's name and the place where it was taken. */
export async function telephonePicture(): Promise<Uint8Array> {
  return sharp(await picture(400, 300))
    .withExif({
      IFD0: { Make: "Phone", Model: "X1", Orientation: "6" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "29/1 57/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "31/1 15/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

const bigEndian = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

/** A PNG of a few bytes whose header claims 60,000 by 60,000 pixels. */
export async function bomb(): Promise<Uint8Array> {
  const bytes = new Uint8Array(await picture(1, 1, "png"));
  bytes.set([...bigEndian(60_000), ...bigEndian(60_000)], 16);
  const table = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  let crc = 0xffffffff;
  for (const byte of bytes.subarray(12, 29)) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  bytes.set(bigEndian((crc ^ 0xffffffff) >>> 0), 29);
  return bytes;
}

/** What an iPhone sends when nothing asked it to convert: the beginning of a HEIC file. */
export const heic = () =>
  new Uint8Array([
    0,
    0,
    0,
    24,
    ...Buffer.from("ftypheic"),
    0,
    0,
    0,
    0,
    ...Buffer.from("mif1heic"),
    ...new Array(200).fill(0),
  ]);

export const text = (content: string) => new Uint8Array(Buffer.from(content));
