import { expect, it } from "vitest";
import { fixedT } from "~/i18n/messages.server";
import { placeText } from "~/i18n/place";

const places = {
  en: { city: { name: "Cairo" }, district: { name: "Maadi" } },
  ar: { city: { name: "القاهرة" }, district: { name: "المعادي" } },
};

it.each([
  ["en", "Maadi, Cairo"],
  ["ar", "المعادي، القاهرة"],
] as const)("a place is written with the comma of its language, where it has one (%s)", (locale, both) => {
  const { city, district } = places[locale];
  const t = fixedT(locale);
  expect(placeText(t, { city, district })).toBe(both);
  for (const none of [null, undefined]) {
    expect(placeText(t, { city, district: none })).toBe(city.name);
    expect(placeText(t, { city: none, district })).toBe("");
    expect(placeText(t, { city: none, district: none })).toBe("");
  }
});
