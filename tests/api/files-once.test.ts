import { describe, expect, test } from "vitest";
import { type FilePurpose, filePurpose } from "~/contract/files";
import { openWorld, refusal } from "../support/api";
import { closings } from "../support/closing";
import { grievance } from "../support/disputes";
import { started } from "../support/paid";
import type { Person } from "../support/people";
import { picture } from "../support/pictures";
import { t } from "../support/texts";

const world = await openWorld();
const gone = (field: string) => ({ status: 422, errors: { [field]: [t("en")("validation:fileGone")] } });

const sent = async (by: Person, purpose: FilePurpose) =>
  (await world.as(by).files.upload({ purpose }, { bytes: await picture(64, 48) })).id;

describe("A photo that was sent with a complaint", () => {
  test("is its evidence alone: neither another complaint has it, nor anybody else", async () => {
    const [nadia, omar] = [await world.aCustomer(), await world.aCustomer()];
    const file = await sent(nadia, "complaint_file");
    const filed = { kind: "other" as const, text: grievance, files: [file] };
    expect(await refusal(world.as(omar).complaints.file(filed))).toMatchObject(gone("files"));
    const { id } = await world.as(nadia).complaints.file(filed);
    expect(await refusal(world.as(nadia).complaints.file(filed))).toMatchObject(gone("files"));
    expect((await world.as(nadia).complaints.get({ id })).files).toMatchObject([{ id: file }]);
    expect(await refusal(world.as(omar).files.read({ id: file }))).toMatchObject({ status: 404 });
  });

  test("was sent for that: a picture of oneself is none", async () => {
    const nadia = await world.aCustomer();
    const files = [await sent(nadia, "avatar")];
    const filed = { kind: "other", text: grievance, files } as const;
    expect(await refusal(world.as(nadia).complaints.file(filed))).toMatchObject(gone("files"));
    expect((await world.as(nadia).complaints.mine({})).content).toEqual([]);
  });
});

describe("Whoever's account is closed", () => {
  const purposes = filePurpose.options.filter((one) => !/^(request|review)_photo$/.test(one));

  test("sends no file but what goes with a complaint, and is a guest to all that was sent before", async () => {
    const { close } = closings(world);
    const tarek = await world.aProvider();
    const before: [FilePurpose, string][] = [];
    for (const purpose of purposes) before.push([purpose, await sent(tarek, purpose)]);
    for (const [, id] of before) expect((await world.as(tarek).files.read({ id })).isPublic).toBe(false);
    await close(tarek);
    for (const [purpose, id] of before) {
      const files = world.as(tarek).files;
      const upload = () => sent(tarek, purpose);
      if (purpose === "complaint_file") {
        expect((await files.read({ id })).isPublic).toBe(false);
        await files.remove({ id });
        expect(await upload()).toEqual(expect.any(String));
      } else
        for (const call of [upload, () => files.read({ id }), () => files.remove({ id })])
          expect(await refusal(call()), purpose).toMatchObject({ status: 404 });
    }
  });
});

test("A technician who delivers once more may show what he showed before, and more", async () => {
  const { nadia, tarek, orderId: id } = await started(world);
  const { orders } = world.as(tarek);
  const [before, after] = [await sent(tarek, "delivery_photo"), await sent(tarek, "delivery_photo")];
  await orders.deliver({ id, photos: [before] });
  await world.as(nadia).orders.askChanges({ id, reason: "It drips still." });
  await orders.deliver({ id, photos: [before, after] });
  const { delivery } = await world.as(nadia).orders.get({ id });
  expect(delivery?.photos.map((photo) => photo.id).sort()).toEqual([before, after].sort());
});
