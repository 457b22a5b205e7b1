import { contract } from "~/contract/contract";
import { facetsOf } from "../lists/facets.server";
import { readFilters } from "../lists/filters.server";
import { nameList } from "../lists/name-list.server";
import type { Page } from "../page.server";

const shownCities = 3;

/** The technicians who rank highest, of the service and the city that the address names, and the rules of the score. */
export async function ratingsPage(page: Page) {
  const { t } = page;
  const { asked, names, choices } = await facetsOf(page, readFilters(contract.technicians.ratings, page));
  const { technicians, rules } = await page.api.technicians.ratings(asked);
  const { service } = names;
  return {
    head: {
      title: service ? t("reviews:top.titleFor", { service }) : t("reviews:top.title"),
      description: t("reviews:top.description"),
      isPrivate: Object.keys(asked).length > 0,
    },
    ...{ asked, names, choices, rules },
    technicians: technicians.map((one) => ({
      ...{ id: one.id, name: one.name, avatar: one.avatar, headline: one.headline, score: one.score },
      ...{ rating: one.rating, reviews: one.reviews_count, isVerified: one.is_verified_identity },
      places: nameList(
        page.locale,
        one.cities.slice(0, shownCities).map(({ name }) => name),
      ),
    })),
  };
}
