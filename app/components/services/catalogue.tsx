import type { FilterOn } from "~/components/live/nothing-found";
import { RemovableChip } from "~/components/ui/chip";
import { FilterPanel } from "~/components/ui/filter-panel";
import { Later, later } from "~/components/ui/later";
import { RowList } from "~/components/ui/panel";
import { useT } from "~/i18n/use-t";
import { type GroupLink, GroupNav } from "./group-nav";
import { ServiceRow, type ServiceRowData } from "./service-row";

const nothingFound = later(() =>
  import("~/components/live/nothing-found").then((module) => module.NothingFound),
);

/** What `web/services/catalogue-page` answers. */
export type CatalogueData = {
  groups: { id: string; name: string; services: ServiceRowData[] }[];
  groupLinks: GroupLink[];
  /** The name of the chosen group. */
  group: string | null;
  on: FilterOn[];
  out: FilterOn | null;
};

/** All services by group, or what search and group leave of them. */
export function Catalogue({ data }: { data: CatalogueData }) {
  const t = useT();
  const { groups, groupLinks, group, on } = data;
  return (
    <div className="split aside-first [--aside:256px]">
      <FilterPanel
        label={t("services:groups")}
        count={group ? 1 : 0}
        countLabel={t("services:groupOn", { group: group ?? "" })}
      >
        {() => <GroupNav groups={groupLinks} />}
      </FilterPanel>
      <div className="stack gap-6">
        {on.length > 0 ? (
          <div className="row gap-2">
            {on.map(({ name, value, without }) => (
              <RemovableChip key={name} to={without}>
                <bdi>{value}</bdi>
              </RemovableChip>
            ))}
          </div>
        ) : null}
        {groups.map((one) => (
          <Group key={one.id} group={one} />
        ))}
        {groups.length === 0 ? (
          <div className="panel">
            <Later
              of={nothingFound}
              with={{
                ...{ on, out: data.out },
                icon: "search",
                title: t("services:none"),
                labelOf: ({ value }: FilterOn) => value,
                all: "/services/all-services",
              }}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Group({ group: { id, name, services } }: { group: CatalogueData["groups"][number] }) {
  return (
    <section aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="text-h3 mb-2">
        {name}
      </h2>
      <RowList className="reqs">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </RowList>
    </section>
  );
}
