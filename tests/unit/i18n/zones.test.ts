import { expect, it } from "vitest";
import { countries } from "~/i18n/country";
import { locales } from "~/i18n/locale";
import { dictionaries } from "~/i18n/messages.server";

it.each(Object.values(countries))("the clock of $code has a name in each language", ({ timeZone }) => {
  for (const locale of locales) expect(dictionaries[locale].zones).toHaveProperty([timeZone]);
});
