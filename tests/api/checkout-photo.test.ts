import { expect, it } from "vitest";
import { openWorld } from "../support/api";
import { accepted } from "../support/paid";
import { picture } from "../support/pictures";

const world = await openWorld();

it("Nadia sees at the checkout by photo whom she pays, once there is one", async () => {
  const { nadia, tarek, orderId } = await accepted(world);
  const photo = async () => (await world.as(nadia).payments.checkout({ id: orderId })).provider_avatar;
  expect(await photo()).toBeNull();
  const { files, profile } = world.as(tarek);
  const { id } = await files.upload({ purpose: "avatar" }, { bytes: await picture() });
  await profile.setAvatar({ file_id: id });
  expect(await photo()).toBe(id);
});
