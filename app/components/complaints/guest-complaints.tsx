import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { useT } from "~/i18n/use-t";

/** For a guest: why an account is needed, and whom to ask without one. */
export function GuestComplaints({ contact }: { contact: ReactNode }) {
  const t = useT();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <h1>{t("complaints:title")}</h1>
          <p className="muted measure">{t("complaints:lead")}</p>
        </div>
        <Panel flush>
          <EmptyState
            icon="flag"
            title={t("complaints:guest.title")}
            action={
              <div className="row gap-3">
                <ButtonLink to="/login?redirectTo=%2Fcomplaints">{t("complaints:guest.login")}</ButtonLink>
                <ButtonLink to="/contact" variant="line">
                  {t("complaints:guest.contact")}
                </ButtonLink>
              </div>
            }
          >
            {t("complaints:guest.text")}
          </EmptyState>
        </Panel>
        {contact}
      </div>
    </div>
  );
}
