import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { files, requests } from "~/api/db/schema";
import { openWorld, refusal } from "../support/api";
import { bomb, heic, picture, telephonePicture, text } from "../support/pictures";
import { draftOf, offerOn } from "../support/requests";

const world = await openWorld();
const photo = { purpose: "request_photo" } as const;
const tooLarge = "This is too large to send.";

/** Nadia with a draft, and a way to send photos to it. */
async function nadiaWithDraft() {
  const nadia = await world.aCustomer();
  const id = await draftOf(world, nadia);
  const api = world.as(nadia);
  return {
    id,
    nadia,
    api,
    send: (bytes: Uint8Array) => api.files.upload({ ...photo, request_id: id }, { bytes }),
  };
}

describe("Nadia's photos", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "in %s are made anew as WebP in three sizes",
    async (format) => {
      const { api, send } = await nadiaWithDraft();
      const sent = await send(await picture(2400, 1200, format));
      expect(sent).toMatchObject({ width: 1920, height: 960 });
      for (const [size, width] of [
        ["small", 320],
        ["medium", 960],
        ["large", 1920],
      ] as const) {
        const { bytes, mime, isPublic } = await api.files.read({ id: sent.id, size });
        expect({ mime, isPublic }).toEqual({ mime: "image/webp", isPublic: false });
        expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height: width / 2 });
      }
    },
  );

  test("stand upright and tell nobody where they were taken", async () => {
    const { api, send } = await nadiaWithDraft();
    const original = await telephonePicture();
    expect((await sharp(original).metadata()).exif?.toString("latin1")).toContain("Phone");
    const { id, width, height } = await send(original);
    expect({ width, height }).toEqual({ width: 300, height: 400 });
    const { bytes } = await api.files.read({ id, size: "large" });
    const { exif, xmp, iptc, orientation, icc } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
    });
    expect(orientation ?? 1).toBe(1);
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/Phone|GPS/);
  });

  test("of every make are taken: grey, for printing, with deep colours, see-through, moving", async () => {
    const { api, send } = await nadiaWithDraft();
    const plain = sharp(await picture(200, 100, "png"));
    const odd = [
      await plain.clone().greyscale().png().toBuffer(),
      await plain.clone().toColourspace("cmyk").jpeg().toBuffer(),
      await plain.clone().toColourspace("rgb16").png().toBuffer(),
      await plain.clone().ensureAlpha(0.5).png({ palette: true }).toBuffer(),
      await sharp([await picture(200, 100), await picture(200, 100)], { join: { animated: true } })
        .gif()
        .toBuffer(),
    ];
    for (const bytes of odd) {
      const { id } = await send(bytes);
      const { bytes: small } = await api.files.read({ id, size: "small" });
      expect(await sharp(small).metadata()).toMatchObject({
        format: "webp",
        width: 200,
        height: 100,
        space: "srgb",
      });
    }
  });

  test("smaller than the sizes are not blown up", async () => {
    const { send } = await nadiaWithDraft();
    expect(await send(await picture(100, 50))).toMatchObject({ width: 100, height: 50 });
  });

  test("come with her request in the order in which she sent them", async () => {
    const { id, api, send } = await nadiaWithDraft();
    const sent = [await send(await picture()), await send(await picture()), await send(await picture())];
    await api.files.remove({ id: sent[1]?.id ?? "" });
    sent.push(await send(await picture()));
    const { photos } = await api.requests.form({ id });
    expect(photos.map((one) => one.id)).toEqual([0, 2, 3].map((n) => sent[n]?.id));
    expect(world.files.kept.size).toBe(9);
  });
});

describe("what is no photo is refused", () => {
  const page = "<!doctype html><script>alert(1)</script>";
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, number, RegExp][] = [
    ["a page that calls itself a photo", () => text(page), 415, /cannot be used/],
    [
      "an SVG with a script",
      () => text(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
      415,
      /cannot be used/,
    ],
    ["a PDF", () => text("%PDF-1.7 1 0 obj"), 415, /cannot be used/],
    ["a HEIC", heic, 415, /HEIC photos cannot be read here/],
    ["a small file that claims to be huge", bomb, 422, /too many pixels/],
    ["half a photo", async () => (await picture(800, 600)).subarray(0, 2_000), 422, /could not be read/],
    ["nothing at all", () => new Uint8Array(), 422, /empty/],
  ];
  test.each(cases)("%s", async (_, bytes, status, sentence) => {
    const { send } = await nadiaWithDraft();
    const refused = await refusal(send(await bytes()));
    expect(refused).toMatchObject({ status, errors: { file: [expect.stringMatching(sentence)] } });
    expect(await world.db.select().from(files)).toEqual([]);
    expect(world.files.kept.size).toBe(0);
  });

  test("of a photo with a page behind it only the photo is kept", async () => {
    const { api, send } = await nadiaWithDraft();
    const { id } = await send(Buffer.concat([await picture(), Buffer.from(page)]));
    const { bytes } = await api.files.read({ id, size: "large" });
    expect(Buffer.from(bytes).toString("latin1")).not.toContain("script");
  });

  test("a photo of more than 8 MiB, by whatever door", async () => {
    const { nadia, id, send } = await nadiaWithDraft();
    const large = Buffer.concat([await picture(), new Uint8Array(8 * 1024 * 1024)]);
    expect(await refusal(send(large))).toMatchObject({ status: 413, message: tooLarge });
    const answer = await world.fetch(`/uploads?purpose=request_photo&request_id=${id}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${nadia.token}` },
      body: large,
    });
    expect(await answer.json()).toMatchObject({ status: 413, message: tooLarge });
    expect(world.files.kept.size).toBe(0);
  });
});

describe("six photos are enough", () => {
  test("the seventh is refused", async () => {
    const { send } = await nadiaWithDraft();
    for (let n = 0; n < 6; n++) await send(await picture());
    expect((await refusal(send(await picture()))).errors).toEqual({ file: ["Add no more than 6 photos."] });
  });

  test("also when ten come at once", async () => {
    const { id, send } = await nadiaWithDraft();
    const bytes = await picture();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => send(bytes)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    expect(await world.db.select().from(files)).toHaveLength(6);
    const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
    expect(row?.photosCount).toBe(6);
    expect(world.files.kept.size).toBe(18);
  });

  test("one removed twice at the same moment makes room for one", async () => {
    const { id, api, send } = await nadiaWithDraft();
    const { id: photoId } = await send(await picture());
    await Promise.allSettled([1, 2, 3].map(() => api.files.remove({ id: photoId })));
    const [row] = await world.db.select().from(requests).where(eq(requests.id, id));
    expect(row?.photosCount).toBe(0);
    expect(await refusal(api.files.remove({ id: photoId }))).toMatchObject({ status: 404 });
  });

  test("once an offer is accepted they stay as they are", async () => {
    const { id, api, send } = await nadiaWithDraft();
    const { id: photoId } = await send(await picture());
    await api.requests.publish({ id });
    await api.offers.accept({ id: await offerOn(world, await world.aProvider(), id), round: 1 });
    expect(await refusal(send(await picture()))).toMatchObject({ status: 409 });
    expect(await refusal(api.files.remove({ id: photoId }))).toMatchObject({ status: 409 });
  });
});
