import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { IconName } from "~/components/ui/icon-name";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** A filter that is on, and the page without it. */
export type FilterOn = { name: string; value: string; without: Path };

type Props = {
  icon: IconName;
  title: string;
  on: FilterOn[];
  /** The filter whose removal brings results. */
  out: FilterOn | null;
  /** What a filter says. */
  labelOf: (filter: FilterOn) => string;
  /** The list without any filter. */
  all: Path;
  /** Instead of the way out, where no filter is on. */
  children?: ReactNode;
};

/** A list that its filters emptied, and the way out of it; needs the dictionary `lists`. */
export function NothingFound({ icon, title, on, out, labelOf, all, children }: Props) {
  const t = useT();
  if (on.length === 0)
    return (
      <EmptyState icon={icon} title={title}>
        {children}
      </EmptyState>
    );
  const action = out ? (
    <ButtonLink to={out.without}>{t("lists:removeFilter", { name: labelOf(out) })}</ButtonLink>
  ) : (
    <ButtonLink to={all} variant="line">
      {t("lists:clearAll")}
    </ButtonLink>
  );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {t("lists:tooNarrow", { count: on.length })}
    </EmptyState>
  );
}
