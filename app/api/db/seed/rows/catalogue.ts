import type { Country } from "~/i18n/country";
import { wordsOfService } from "../../../search/trade-words";
import { wordsOf } from "../../../search/words";
import type { cities as citiesTable, districts, serviceGroups, services } from "../../schema";
import { groups } from "../catalogue";
import { citiesOf } from "../places";
import { priceIn } from "../prices";

type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

type Code = Country["code"];

/** Piastres: the least that a job costs the technician. */
const commissionMinimum = 2_000;

export const placeRows = (
  country: Code,
): { cities: Rows<typeof citiesTable>; districts: Rows<typeof districts> } => ({
  cities: citiesOf[country].map(({ id, name }, position) => ({
    id,
    nameEn: name.en,
    nameAr: name.ar,
    position,
  })),
  districts: citiesOf[country].flatMap((city) =>
    city.districts.map(({ id, name }, position) => ({
      id,
      cityId: city.id,
      nameEn: name.en,
      nameAr: name.ar,
      position,
    })),
  ),
});

export const groupRows = (country: Code): Rows<typeof serviceGroups> =>
  groups.map(({ slug, icon, name, description }, position) => ({
    ...{ id: slug, icon, nameEn: name.en, nameAr: name.ar, position },
    ...{ descriptionEn: description.en, descriptionAr: description.ar },
    ...{ commissionRate: 1_000, commissionMinimum: priceIn(country, commissionMinimum) },
  }));

/** Services before anybody offers or asks for them. */
export const serviceRows = (country: Code): Rows<typeof services> =>
  groups.flatMap((group) =>
    group.services.map(({ slug, name, description, ...service }, position) => ({
      ...{ id: slug, groupId: group.slug, nameEn: name.en, nameAr: name.ar, position },
      ...{ descriptionEn: description.en, descriptionAr: description.ar },
      ...service,
      startingPrice: priceIn(country, service.startingPrice),
      priceFloor: priceIn(country, service.priceFloor),
      words: wordsOf(
        ...wordsOfService({ id: slug, groupId: group.slug, ...name, group: group.name }),
        ...[description.en, description.ar],
      ),
    })),
  );
