import { ButtonLink } from "~/components/ui/button";
import { Note } from "~/components/ui/note";
import { PanelFoot } from "~/components/ui/panel-foot";
import { Price } from "~/components/ui/price";
import { Link } from "~/i18n/link";
import { firstName } from "~/i18n/names";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import type { AskState, ProfileData } from "./profile-data";

type Props = { technician: Pick<ProfileData, "id" | "name" | "from">; askState: AskState };
/** `mayComplain`: the reader has dealt with this technician. */
type BoxProps = Props & { mayComplain: boolean };

/** What to do here: the price to start from, the request, and where the money stays. */
export function AskBox({ technician, askState, mayComplain }: BoxProps) {
  const t = useT();
  const { from } = technician;
  return (
    <section className="panel" aria-label={t("technicians:ask.section")}>
      <div className="pad stack gap-3">
        {from ? (
          <p>
            <span className="muted">{t("technicians:ask.from")}</span>
            <br />
            <Price minor={from.amount} currency={from.currency} size="xl" />
          </p>
        ) : null}
        <Action technician={technician} askState={askState} />
        {mayComplain ? (
          <Link to={`/complaints/new?user=${technician.id}`} className="sm">
            {t("technicians:ask.complain", { name: technician.name })}
          </Link>
        ) : null}
      </div>
      <PanelFoot icon="shield-check">{t("technicians:ask.held", { brand: t("brand") })}</PanelFoot>
    </section>
  );
}

function Action({ technician: { id, name }, askState }: Props) {
  const t = useT();
  if (askState === "own")
    return (
      <>
        <p className="muted">{t("technicians:ask.own")}</p>
        <ButtonLink to="/technician/user-profile" variant="line">
          {t("technicians:ask.edit")}
        </ButtonLink>
      </>
    );
  if (askState === "watching") return <p className="muted">{t("technicians:ask.provider")}</p>;
  if (askState === "paused")
    return (
      <>
        <Note tone="amber">
          <Text k="technicians:ask.notTaking" values={{ name }} />
        </Note>
        <ButtonLink to="/requests/add-request" variant="line">
          {t("technicians:ask.others")}
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink to={`/services/requestProvider?provider=${id}`} variant="accent" size="lg">
      <span>
        <Text k="technicians:ask.request" values={{ name: firstName(name) }} />
      </span>
    </ButtonLink>
  );
}

/** The request, kept at the foot of a small screen. */
export function AskBar({ technician, askState }: Props) {
  const t = useT();
  const { id, name, from } = technician;
  if (askState !== "open") return null;
  return (
    <section className="actbar" aria-label={t("technicians:ask.bar")}>
      {from ? (
        <span>
          <span className="xs muted">{t("technicians:from")}</span>
          <br />
          <Price minor={from.amount} currency={from.currency} />
        </span>
      ) : null}
      <ButtonLink to={`/services/requestProvider?provider=${id}`} variant="accent" className="grow">
        <span>
          <Text k="technicians:ask.request" values={{ name: firstName(name) }} />
        </span>
      </ButtonLink>
    </section>
  );
}
