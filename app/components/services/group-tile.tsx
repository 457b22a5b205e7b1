import { Badge } from "~/components/ui/badge";
import { DataIcon } from "~/components/ui/icon";
import { MoreLink } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { sceneOf } from "~/components/ui/scene";
import type { Money } from "~/contract/endpoint";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** A group of services as a tile; `web/services/service-pages` makes it. */
export type GroupTileData = {
  id: string;
  icon: string;
  name: string;
  description: string;
  /** The group that is asked for most now. */
  isLead: boolean;
  technicians: number;
  count: number;
  services: { id: string; name: string; from: Money }[];
};

/** A group with its most asked services and what each starts from. */
export function GroupTile({ group }: { group: GroupTileData }) {
  if (!group.isLead)
    return (
      <article>
        <Head group={group} />
        <Services group={group} />
        <Foot group={group} />
      </article>
    );
  return (
    <article className="grp-lead">
      <div>
        <Head group={group} />
        <Services group={group} />
        <Foot group={group} />
      </div>
      <img src={sceneOf(group.icon)} alt="" width={480} height={360} />
    </article>
  );
}

function Head({ group: { id, icon, name, description, isLead } }: { group: GroupTileData }) {
  const t = useT();
  return (
    <div className="grp-h">
      <DataIcon name={icon} size="xl" />
      <div>
        {isLead ? (
          <Badge tone="orange" icon="trending-up">
            {t("services:mostAsked")}
          </Badge>
        ) : null}
        <h2>
          <Link to={`/services/all-services?group=${id}`} className="plain">
            {name}
          </Link>
        </h2>
        <p className="sm muted">{description}</p>
      </div>
    </div>
  );
}

function Services({ group: { services } }: { group: GroupTileData }) {
  return (
    <ul className="list">
      {services.map(({ id, name, from }) => (
        <li key={id}>
          <Link to={`/services/all-services/${id}`} className="grp-s">
            <span>{name}</span>
            <span className="sm muted">
              <Text
                k="services:from"
                values={{ price: <Price minor={from.amount} currency={from.currency} /> }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Foot({ group: { id, name, count, technicians } }: { group: GroupTileData }) {
  const hidden = (words: React.ReactNode) => <span className="vh">{words}</span>;
  return (
    <p className="row between gap-x-4 gap-y-0">
      <MoreLink to={`/services/all-services?group=${id}`}>
        <span>
          <Text k="services:allInGroup" count={count} values={{ name, hidden }} />
        </span>
      </MoreLink>
      <span className="sm muted">
        <Text k="services:technicians" count={technicians} />
      </span>
    </p>
  );
}
