import { contract } from "~/contract/contract";
import { hoursPresets } from "~/contract/profile";
import type { Path } from "~/i18n/link";
import { country } from "../country.server";
import { choicesOf } from "../forms/choices.server";
import { constraintsOf } from "../forms/constraints.server";
import { type Form, submit } from "../forms/submit.server";
import { takeFiles, throwRefused } from "../forms/take-files.server";
import type { Page } from "../page.server";
import { weekdays } from "./week.server";

/** What the provider's profile editor shows. */
export async function providerProfileForm(page: Page) {
  const [draft, { cities }, { groups }] = await Promise.all([
    page.api.profile.provider(),
    page.api.catalogue.places(),
    page.api.catalogue.services({}),
  ]);
  return {
    draft,
    name: page.viewer?.name ?? "",
    avatar: page.viewer?.avatar ?? null,
    cities: choicesOf(cities),
    groups: groups.map(({ name, icon, services }) => ({
      ...{ label: name, icon },
      options: choicesOf(services),
    })),
    currency: country().currency,
    ...{ weekdays: weekdays(), presets: hoursPresets },
    constraints: constraintsOf(contract.profile.saveProvider),
    form: await page.form(),
  };
}

/** "opens-closes" of each weekday from its two fields; "" where the day is closed. A time that is missing is the API's to name. */
const hoursOf = (form: Form): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) =>
    form.text(`open.${day}`) ? `${form.text(`opens.${day}`)}-${form.text(`closes.${day}`)}` : "",
  );

const isPreset = (name: string): name is keyof typeof hoursPresets => Object.hasOwn(hoursPresets, name);

/** All days' times as a button sets them where no script runs; null where another was pressed. */
function presetTimes(form: Form): Record<string, string> | null {
  const name = form.text("preset");
  if (!isPreset(name)) return null;
  const times = hoursPresets[name];
  const ofDay = (day: number) => Object.entries(times).map(([end, time]) => [`${end}.${day}`, time]);
  return Object.fromEntries(weekdays().flatMap(ofDay));
}

/** Every service has a field for its price; what stands in those of services that are not chosen is not meant. */
function profileOf(form: Form) {
  const { from_prices = {}, ...profile } = form.input(contract.profile.saveProvider);
  const chosen = Object.entries(from_prices).filter(([id]) => profile.services?.includes(id));
  return { ...profile, from_prices: Object.fromEntries(chosen), hours: hoursOf(form) };
}

/** Saves the profile; a photo and documents that came along are taken first, so that nothing is lost with a wrong field. */
export async function saveProviderProfile(page: Page, to: Path) {
  const { fields, uploaded, refused } = await takeFiles(page, { avatar: "avatar", documents: "document" });
  return submit(
    page,
    async (form) => {
      throwRefused(refused);
      const preset = presetTimes(form);
      const [avatar] = uploaded.avatar ?? [];
      // Only saving takes a photo off; one that came along would be lost.
      if (form.text("remove_photo") && !preset) await page.api.profile.setAvatar({ file_id: null });
      else if (avatar) await page.api.profile.setAvatar({ file_id: avatar });
      if (uploaded.documents?.length)
        await page.api.profile.submitDocuments({ file_ids: uploaded.documents });
      if (preset) return { shown: {}, typed: preset };
      const saved = await page.api.profile.saveProvider(profileOf(form));
      return { to: saved.missing.length > 0 ? page.here : to };
    },
    { posted: fields },
  );
}
