import { Icon } from "~/components/ui/icon";
import { Link, type Path } from "~/i18n/link";
import type { Section } from "./home-data";

/** The onward link of a section, where the API gives one. */
export function SectionLink({ section: { action } }: { section: Section }) {
  if (!action) return null;
  return (
    <Link to={action.path as Path} className="more">
      {action.label}
      <Icon name="arrow-right" size="s" />
    </Link>
  );
}
