import { Avatar } from "~/components/ui/avatar";
import { Pill, Tag } from "~/components/ui/badge";
import { Num } from "~/components/ui/num";
import { Presence } from "~/components/ui/presence";
import { Price, PriceRange } from "~/components/ui/price";
import { Rating, Stars } from "~/components/ui/rating";
import { Seal } from "~/components/ui/seal";
import { type Kind, looks, StatusBadge } from "~/components/ui/status-badge";
import { useT } from "~/i18n/use-t";
import { Section, Specimens } from "./section";

const kinds = Object.keys(looks) as Kind[];

function Kinds() {
  const t = useT();
  return (
    <div className="g3c">
      {kinds.map((kind) => (
        <Specimens key={kind} title={t(`kit:kind.${kind}`)}>
          <ul className="row gap-2">
            {(Object.keys(looks[kind]) as never[]).map((status) => (
              <li key={status}>
                <StatusBadge kind={kind} status={status} />
              </li>
            ))}
          </ul>
        </Specimens>
      ))}
    </div>
  );
}

const people = ["mahmoud", "hany", "karim", "mona", "samir", "tarek"];
const customers = ["nadia", "omar", "salma"];

export function Statuses() {
  const t = useT();
  return (
    <Section name="statuses">
      <Kinds />
      <div className="row gap-x-5 mt-6">
        <Presence online>{t("kit:mark.online")}</Presence>
        <Presence online={false}>{t("kit:mark.lastSeen")}</Presence>
        <span>
          {`${t("kit:person.mahmoud")}\u00A0`}
          <Seal />
        </span>
        <Rating value={4.86} count={186} />
        <Rating value={null} />
        <Stars value={4} />
        <Tag>{t("kit:mark.tag")}</Tag>
        <Pill>2</Pill>
        <span>
          <Price minor={42000} was={48000} currency="EGP" size="xl" />
        </span>
        <PriceRange from={30000} to={50000} currency="EGP" />
        <Num>10:30</Num>
      </div>
      <div className="row mt-6">
        {people.map((person, index) => (
          <Avatar key={person} name={t(`kit:person.${person}`)} shape="octagon" online={index < 2} />
        ))}
        {customers.map((person) => (
          <Avatar key={person} name={t(`kit:person.${person}`)} />
        ))}
        <Avatar name={t("kit:person.mahmoud")} shape="octagon" size="l" online />
        <Avatar name={t("kit:person.nadia")} size="s" />
        <Avatar name={t("kit:person.mona")} shape="octagon" size="xl" online />
        <span className="sm muted">{t("kit:mark.shapes")}</span>
      </div>
    </Section>
  );
}
