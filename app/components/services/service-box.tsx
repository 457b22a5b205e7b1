import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { PanelFoot } from "~/components/ui/panel-foot";
import { Price } from "~/components/ui/price";
import { useT } from "~/i18n/use-t";
import type { ServiceData } from "./service-data";

type Props = { service: Pick<ServiceData, "id" | "from" | "asks"> };

/** What to do here: ask all technicians, or one. */
export function ServiceBox({ service: { id, from, asks } }: Props) {
  const t = useT();
  return (
    <section className="panel" aria-label={t("services:ask.section")}>
      <div className="pad stack gap-3">
        <p>
          <span className="muted">{t("services:ask.from")}</span>
          <br />
          <Price minor={from.amount} currency={from.currency} size="xl" />
        </p>
        <ButtonLink to={`/requests/add-request?service=${id}`} variant="accent" size="lg">
          {t("action.postRequest")}
        </ButtonLink>
        <ButtonLink to={`/services/requestProvider?service=${id}`} variant="line">
          {t("services:ask.one")}
        </ButtonLink>
        {asks.length > 0 ? (
          <div className="sm">
            <p className="muted mb-2">{t("services:ask.questions")}</p>
            <ul className="stack gap-1">
              {asks.map((question) => (
                <li key={question} className="row nowrap gap-2 items-start">
                  <Icon name="check" size="s" className="mt-1" />
                  {question}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <PanelFoot icon="shield-check">{t("services:ask.held", { brand: t("brand") })}</PanelFoot>
    </section>
  );
}

/** The request, kept at the foot of a small screen. */
export function ServiceBar({ service: { id, from } }: Props) {
  const t = useT();
  return (
    <section className="actbar" aria-label={t("services:ask.bar")}>
      <span>
        <span className="xs muted">{t("services:ask.fromShort")}</span>
        <br />
        <Price minor={from.amount} currency={from.currency} />
      </span>
      <ButtonLink to={`/requests/add-request?service=${id}`} variant="accent" className="grow">
        {t("action.postRequest")}
      </ButtonLink>
    </section>
  );
}
