import type { ReactNode } from "react";
import { EndlessList } from "~/components/live/endless-list";
import type { FilterOn } from "~/components/live/nothing-found";
import { SearchForm } from "~/components/live/search-form";
import { SortMenu } from "~/components/live/sort-menu";
import type { Part } from "~/components/live/use-endless";
import { RemovableChip } from "~/components/ui/chip";
import { FilterPanel } from "~/components/ui/filter-panel";
import type { Constraint } from "~/components/ui/form-context";
import { Later, later } from "~/components/ui/later";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import type { DirectoryFiltersData } from "./directory-filters";
import { TechnicianRow, type TechnicianRowData } from "./technician-row";
import { useFilterWords } from "./use-filter-words";

const filters = later(() => import("./directory-filters").then((module) => module.DirectoryFilters));
const nothingFound = later(() =>
  import("~/components/live/nothing-found").then((module) => module.NothingFound),
);

/** What `web/technicians/technician-directory` answers. */
export type DirectoryData = {
  list: Part<TechnicianRowData>;
  on: FilterOn[];
  out: FilterOn | null;
  asked: DirectoryFiltersData["asked"] & { q?: string };
  choices: DirectoryFiltersData["choices"];
  kept: { search: Record<string, string>; filters: Record<string, string> };
  /** What holds of the searched words. */
  search: Constraint;
  sorts: { sort: string; to: Path; isCurrent: boolean }[];
};

type Props = { to: Path; data: DirectoryData; action: (technician: TechnicianRowData) => ReactNode };

/** Technicians by search, filters and order; `action` is what a row leads to. */
export function Directory({ to, data, action }: Props) {
  const t = useT();
  const labelOf = useFilterWords();
  const { list, on, asked, choices, kept } = data;
  const none = (
    <div className="panel">
      <Later
        of={nothingFound}
        with={{
          ...{ on, labelOf, out: data.out, all: to },
          icon: "users",
          title: t(on.length > 0 ? "technicians:none.title" : "technicians:none.yet"),
        }}
      />
    </div>
  );
  return (
    <>
      <SearchForm
        to={to}
        label={t("technicians:search")}
        example={t("technicians:search.example")}
        value={asked.q}
        constraint={data.search}
        keep={kept.search}
      />
      <div className="split aside-first [--aside:256px]">
        <FilterPanel
          label={t("lists:filters")}
          count={on.length}
          countLabel={t("lists:filtersOn", { count: on.length })}
        >
          {(place) => (
            <Later of={filters} with={{ to, place, filters: { asked, choices, kept: kept.filters } }} />
          )}
        </FilterPanel>
        <div>
          <ListHead on={on} labelOf={labelOf} sorts={data.sorts} />
          <EndlessList
            part={list}
            className="list panel dir"
            rowClass="dir-r"
            item={(technician) => <TechnicianRow technician={technician} action={action(technician)} />}
            empty={none}
          />
        </div>
      </div>
    </>
  );
}

function ListHead({
  on,
  labelOf,
  sorts,
}: Pick<DirectoryData, "on" | "sorts"> & { labelOf: (f: FilterOn) => string }) {
  const t = useT();
  return (
    <div className="row between mb-4">
      <div className="row gap-2">
        {on.map((filter) => (
          <RemovableChip key={filter.name} to={filter.without}>
            <bdi>{labelOf(filter)}</bdi>
          </RemovableChip>
        ))}
      </div>
      <SortMenu
        sorts={sorts.map(({ sort, ...rest }) => ({ ...rest, label: t(`technicians:sort.${sort}`) }))}
      />
    </div>
  );
}
