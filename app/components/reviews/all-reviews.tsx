import { EndlessList } from "~/components/live/endless-list";
import type { FilterOn } from "~/components/live/nothing-found";
import type { Part } from "~/components/live/use-endless";
import { RemovableChip } from "~/components/ui/chip";
import { FilterPanel } from "~/components/ui/filter-panel";
import { Later, later } from "~/components/ui/later";
import { useT } from "~/i18n/use-t";
import { ReportLink } from "./report-link";
import type { ReviewData } from "./review-data";
import type { ReviewFiltersData } from "./review-filters";
import { ReviewItem } from "./review-item";

const filters = later(() => import("./review-filters").then((module) => module.ReviewFilters));
const nothingFound = later(() =>
  import("~/components/live/nothing-found").then((module) => module.NothingFound),
);

/** What `web/reviews/reviews-page` answers. */
type AllReviewsData = ReviewFiltersData & { list: Part<ReviewData>; on: FilterOn[]; out: FilterOn | null };

/** Published reviews of all technicians by service and stars, newest first. */
export function AllReviews({ data }: { data: AllReviewsData }) {
  const t = useT();
  const { list, on, out, asked, services, kept } = data;
  const labelOf = ({ name, value }: FilterOn) =>
    name === "stars" ? t("reviews:filter.of", { count: Number(value) }) : value;
  const none = (
    <div className="panel">
      <Later
        of={nothingFound}
        with={{
          ...{ on, out, labelOf, all: "/reviews" as const, icon: "star" as const },
          title: t(on.length > 0 ? "reviews:none.title" : "reviews:none.yet"),
          children: t("reviews:noneText"),
        }}
      />
    </div>
  );
  return (
    <div className="split aside-first [--aside:256px]">
      <FilterPanel
        label={t("lists:filters")}
        count={on.length}
        countLabel={t("lists:filtersOn", { count: on.length })}
      >
        {(place) => <Later of={filters} with={{ place, filters: { asked, services, kept } }} />}
      </FilterPanel>
      <div>
        {on.length > 0 ? (
          <div className="row gap-2 mb-4">
            {on.map((filter) => (
              <RemovableChip key={filter.name} to={filter.without}>
                <bdi>{labelOf(filter)}</bdi>
              </RemovableChip>
            ))}
          </div>
        ) : null}
        <EndlessList
          part={list}
          className="list rv-list"
          item={(review) => (
            <ReviewItem review={review} withTechnician>
              <ReportLink review={review} />
            </ReviewItem>
          )}
          empty={none}
        />
      </div>
    </div>
  );
}
