import Bowser from "bowser";

/** A device as people tell it from others: "Chrome" on "Android". */
export type DeviceName = { browser: string; system: string };

/** @param userAgent as the device named itself when it signed in. @returns null where that tells nothing */
export function deviceName(userAgent: string | null): DeviceName | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
