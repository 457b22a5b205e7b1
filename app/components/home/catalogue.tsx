import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import type { LeadGroup } from "./home-data";
import type { SectionProps } from "./home-sections";
import { SectionHead } from "./section-head";

/** The trades as tiles, the most asked one in the lead. */
export function Catalogue({ section, home }: SectionProps) {
  return (
    <section className="section" id="services" aria-labelledby={`h-${section.kind}`}>
      <div className="wrap">
        <SectionHead section={section} />
        <div className="tiles cat">
          {home.lead ? <Lead group={home.lead} /> : null}
          {home.groups.map((group) => (
            <Link key={group.id} className="cat-i" to={`/services/all-services?group=${group.id}`}>
              <Icon name={group.icon as IconName} size="l" />
              <strong>{group.name}</strong>
              <From price={group.from} className="sm muted" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

function Lead({ group }: { group: LeadGroup }) {
  const t = useT();
  return (
    <Link className="cat-lead" to={`/services/all-services?group=${group.id}`}>
      <span className="cat-lead-t">
        <Badge tone="orange" icon="trending-up">
          {t("home:catalogue.asked")}
        </Badge>
        <strong className="h">{group.name}</strong>
        <span className="muted">{group.description}</span>
        <span className="row gap-x-4 gap-y-1">
          <From price={group.from} />
          <span className="muted sm">{group.technicians}</span>
        </span>
      </span>
      <img src={group.scene} alt="" width="480" height="360" loading="lazy" />
    </Link>
  );
}

function From({ price, className }: { price: string; className?: string }) {
  return (
    <span className={className}>
      <Text k="home:from" values={{ price: <span className="price">{price}</span> }} />
    </span>
  );
}
