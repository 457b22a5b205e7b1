import { expect, it } from "vitest";
import { drawCheckout } from "../../support/drawn-checkout";

it("The receipt shows the technician's photo, and initials only where there is none", () => {
  expect(drawCheckout({ provider_avatar: "photo1" })).toContain('src="/files/photo1?size=small"');
  expect(drawCheckout({ provider_avatar: null })).not.toContain("/files/");
});
