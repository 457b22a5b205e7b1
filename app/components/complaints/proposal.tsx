import { Badge, type BadgeTone } from "~/components/ui/badge";
import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { IconName } from "~/components/ui/icon-name";
import { Price } from "~/components/ui/price";
import type { SplitProposal } from "~/contract/split-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Figures, type Sides } from "./figures";

const looks: Record<SplitProposal["status"], [BadgeTone, IconName]> = {
  open: ["amber", "hourglass"],
  replaced: ["grey", "x"],
  accepted: ["green", "handshake"],
  lapsed: ["grey", "clock-alert"],
};

type Props = {
  proposal: SplitProposal;
  sides: Sides;
  /** Who made it, where that was not the reader. */
  name: string;
};

/** A proposed split: by whom, what it comes to, and the way to accept it. */
export function Proposal({ proposal, sides, name }: Props) {
  const t = useT();
  const { id, by, figures, note, status, can_accept, created_at } = proposal;
  const [tone, icon] = looks[status];
  return (
    <li className={status === "open" ? "prop open" : "prop"}>
      <div className="row between top gap-x-4 gap-y-1.5">
        <p>
          <span className="med block">
            {by === "you" ? t("complaints:proposal.you") : t("complaints:proposal.of", { name })}
          </span>
          <DateTime
            iso={created_at}
            as={sides.reader === "staff" ? "dateTime" : "relative"}
            className="sm muted"
          />
        </p>
        <Badge tone={tone} icon={icon}>
          {t(`complaints:proposal.${status}`)}
        </Badge>
      </div>
      {note ? (
        <p className="said" dir="auto">
          {note}
        </p>
      ) : null}
      <Figures figures={figures} sides={sides} />
      {can_accept ? <Accept id={id} figures={figures} sides={sides} /> : null}
    </li>
  );
}

type AcceptProps = { id: string; sides: Sides } & Pick<SplitProposal, "figures">;

/** Asked once more before it is done, since nobody can take it back: with what both sides get. */
function Accept({ id, figures: { kept, refund }, sides }: AcceptProps) {
  const t = useT();
  const intent = `accept ${id}`;
  return (
    <Disclosure look="button" icon="handshake" summary={t("complaints:accept.title")} holds={intent}>
      <Form intent={intent} className="stack gap-3" summary={false}>
        <p>
          <Text
            k={`complaints:accept.comes.${sides.reader}`}
            values={{
              kept: <Price minor={kept.amount} currency={kept.currency} />,
              refund: <Price minor={refund.amount} currency={refund.currency} />,
              name: sides.reader === "customer" ? sides.provider : sides.customer,
            }}
          />{" "}
          {t("complaints:accept.text")}
        </p>
        <SubmitButton variant="accent" className="justify-self-start" busyLabel={t("complaints:split.busy")}>
          {t("complaints:accept.submit")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
