import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Disclosure } from "~/components/ui/disclosure";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { useT } from "~/i18n/use-t";

/** Something that is not done every day: a form behind one line. The form's intent tells which of them has come back. */
export type MoreDeed = { intent: string; icon: IconName; label: string; form: ReactNode };

/** The less common deeds of a job behind one line, each again behind its own. The one whose form comes back is open. */
export function MoreDeeds({ deeds }: { deeds: (MoreDeed | null)[] }) {
  const t = useT();
  const back = useActionData<{ intent?: string } | undefined>()?.intent;
  const shown = deeds.filter((deed) => deed !== null);
  if (shown.length === 0) return null;
  return (
    <Disclosure
      id="deeds"
      icon="ellipsis-vertical"
      summary={t("orders:more.title")}
      open={shown.some(({ intent }) => intent === back)}
    >
      <ul className="deeds">
        {shown.map(({ intent, icon, label, form }) => (
          <li key={intent}>
            <details open={intent === back}>
              <summary>
                <Icon name={icon} size="m" />
                {label}
              </summary>
              {form}
            </details>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
