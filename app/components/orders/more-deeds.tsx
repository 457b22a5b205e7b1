import type { ReactNode } from "react";
import { Disclosure } from "~/components/ui/disclosure";
import type { IconName } from "~/components/ui/icon-name";
import { useT } from "~/i18n/use-t";

/** Something that is not done every day: a form behind one line. */
export type MoreDeed = { intent: string; icon: IconName; label: string; form: ReactNode };

/** The less common deeds of a job behind one line, each again behind its own. */
export function MoreDeeds({ deeds }: { deeds: (MoreDeed | null)[] }) {
  const t = useT();
  const shown = deeds.filter((deed) => deed !== null);
  if (shown.length === 0) return null;
  return (
    <Disclosure
      id="deeds"
      icon="ellipsis-vertical"
      summary={t("orders:more.title")}
      holds={shown.map(({ intent }) => intent)}
    >
      <ul className="deeds">
        {shown.map(({ intent, icon, label, form }) => (
          <li key={intent}>
            <Disclosure look="bare" icon={icon} summary={label} holds={intent}>
              {form}
            </Disclosure>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
