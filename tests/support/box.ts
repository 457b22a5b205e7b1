import type { Locator } from "@playwright/test";

/** Where something is drawn, and how large. @throws Error where it is not */
export const box = async (place: Locator) => {
  const found = await place.boundingBox();
  if (!found) throw new Error("Nothing is drawn there");
  return found;
};
