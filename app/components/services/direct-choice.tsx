import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { PanelFoot } from "~/components/ui/panel-foot";
import type { Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Props = {
  name: string;
  isTakingJobs: boolean;
  isForCustomers: boolean;
  /** The form of the request. */
  write: Path;
  /** Who was chosen. */
  children: ReactNode;
};

/** The chosen technician, and the way to the request. */
export function DirectChoice({ name, isTakingJobs, isForCustomers, write, children }: Props) {
  const t = useT();
  return (
    <section className="panel" aria-label={t("services:direct.titleFor", { name })}>
      {children}
      <div className="pad stack gap-3 ruled">
        {isForCustomers && isTakingJobs ? (
          <ButtonLink to={write} variant="accent" size="lg">
            {t("services:direct.write")}
          </ButtonLink>
        ) : null}
        {isForCustomers && !isTakingJobs ? (
          <Note tone="amber">
            <Text k="services:direct.paused" values={{ name }} />
          </Note>
        ) : null}
        {isForCustomers ? (
          <ButtonLink to="/services/requestProvider" variant="line">
            {t("services:direct.another")}
          </ButtonLink>
        ) : (
          <ForCustomersOnly />
        )}
      </div>
      <PanelFoot icon="shield-check">{t("services:ask.held", { brand: t("brand") })}</PanelFoot>
    </section>
  );
}

/** A technician has nothing to ask here, but requests of others to answer. */
export function ForCustomersOnly() {
  const t = useT();
  return (
    <Note>
      {t("services:direct.provider")}{" "}
      <ButtonLink to="/technician/requests" variant="line" size="sm" className="mt-2">
        {t("services:direct.toArea")}
      </ButtonLink>
    </Note>
  );
}
