import { useId } from "react";
import { Button } from "~/components/ui/button";
import type { Constraint } from "~/components/ui/form-context";
import { Icon } from "~/components/ui/icon";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { FilterForm } from "./filter-form";

type Props = {
  to: Path;
  label: string;
  example: string;
  value?: string;
  /** What holds of the searched words. */
  constraint: Constraint;
  keep?: Record<string, string>;
};

/** The search over a list, in the field `q`; needs the dictionary `lists`. */
export function SearchForm({ to, label, example, value, constraint, keep }: Props) {
  const t = useT();
  const id = useId();
  return (
    <FilterForm to={to} search={label} keep={keep} className="dir-search">
      <div className="affix">
        <label className="dir-i" htmlFor={id}>
          <span className="vh">{label}</span>
          <Icon name="search" size="m" />
        </label>
        <input
          className="input"
          id={id}
          name="q"
          type="search"
          dir="auto"
          defaultValue={value}
          placeholder={example}
          maxLength={constraint.maxLength}
          enterKeyHint="search"
        />
      </div>
      <Button type="submit" variant="soft">
        {t("lists:search")}
      </Button>
    </FilterForm>
  );
}
