import { EndlessList } from "~/components/live/endless-list";
import type { FilterOn } from "~/components/live/nothing-found";
import { SearchForm } from "~/components/live/search-form";
import type { Part } from "~/components/live/use-endless";
import { RemovableChip } from "~/components/ui/chip";
import { FilterPanel } from "~/components/ui/filter-panel";
import type { Constraint } from "~/components/ui/form-context";
import { Later, later } from "~/components/ui/later";
import { useT } from "~/i18n/use-t";
import type { OpenFiltersData } from "./open-filters";
import { RequestRow, type RequestRowData } from "./request-row";
import { useOpenFilterWords } from "./use-open-filter-words";

const filters = later(() => import("./open-filters").then((module) => module.OpenFilters));
const nothingFound = later(() =>
  import("~/components/live/nothing-found").then((module) => module.NothingFound),
);

/** What `web/requests/open-requests` answers. */
export type OpenRequestsData = Omit<OpenFiltersData, "kept" | "asked"> & {
  list: Part<RequestRowData>;
  on: FilterOn[];
  out: FilterOn | null;
  asked: OpenFiltersData["asked"] & { q?: string };
  kept: { search: Record<string, string>; filters: Record<string, string> };
  /** What holds of the searched words. */
  search: Constraint;
  isProvider: boolean;
};

/** Open requests by search and filters, newest first. */
export function OpenRequests({ data }: { data: OpenRequestsData }) {
  const t = useT();
  const { on, asked, wrong, search, choices, kept, currency } = data;
  return (
    <>
      <SearchForm
        to="/all-requests"
        label={t("openRequests:search")}
        example={t("openRequests:search.example")}
        value={asked.q}
        constraint={search}
        keep={kept.search}
      />
      <div className="split aside-first [--aside:256px]">
        <FilterPanel
          label={t("lists:filters")}
          count={on.length}
          countLabel={t("lists:filtersOn", { count: on.length })}
          isOpen={Object.keys(wrong).length > 0}
        >
          {(place) => (
            <Later
              of={filters}
              with={{ place, filters: { asked, wrong, choices, currency, kept: kept.filters } }}
            />
          )}
        </FilterPanel>
        <div>
          <Found data={data} />
        </div>
      </div>
    </>
  );
}

function Found({ data: { list, on, out, currency, isProvider } }: { data: OpenRequestsData }) {
  const t = useT();
  const labelOf = useOpenFilterWords(currency);
  const none = (
    <div className="panel">
      <Later
        of={nothingFound}
        with={{
          ...{ on, out, labelOf },
          icon: "clipboard-list",
          title: t(on.length > 0 ? "openRequests:none.title" : "openRequests:none.yet"),
          all: "/all-requests",
          children: t("openRequests:none.text"),
        }}
      />
    </div>
  );
  return (
    <>
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
        className="list reqs"
        item={(request) => <RequestRow request={request} isProvider={isProvider} />}
        empty={none}
      />
    </>
  );
}
