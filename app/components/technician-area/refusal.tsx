import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Panel } from "~/components/ui/panel";
import { TextField } from "~/components/ui/text-field";
import type { OfferRefusal } from "~/contract/technician-area-fields";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

const wayOut: Partial<Record<OfferRefusal, Path>> = {
  incomplete_profile: "/register-profile",
  other_service: "/technician/user-profile",
  other_city: "/technician/user-profile",
  not_taking_jobs: "/technician/user-profile",
  too_many_offers: "/technician/offers",
};

/** Why no offer can be sent, and what would change that. */
export function Refusal({ reason }: { reason: OfferRefusal }) {
  const t = useT();
  const to = wayOut[reason];
  return (
    <Panel title={t("technicianArea:refusal.title")}>
      <div className="stack gap-4">
        <p>{t(`technicianArea:refusal.${reason}`)}</p>
        {to ? (
          <ButtonLink to={to} variant="line">
            {t(`technicianArea:refusal.${reason}.action`)}
          </ButtonLink>
        ) : null}
      </div>
    </Panel>
  );
}

/** A direct request may be declined; then its customer can open it to all. */
export function DeclineDirect() {
  const t = useT();
  return (
    <Panel title={t("technicianArea:direct.title")}>
      <Form intent="decline-direct" className="stack gap-3" summary={false}>
        <p className="muted">{t("technicianArea:direct.text")}</p>
        <TextField name="reason" label={t("technicianArea:direct.reason")} optional />
        <SubmitButton variant="line" busyLabel={t("technicianArea:busy")}>
          {t("technicianArea:direct.decline")}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
