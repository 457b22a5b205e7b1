import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Note } from "~/components/ui/note";
import { MoreLink, Panel, RowList, Tiles } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { useT } from "~/i18n/use-t";
import { Money } from "./money";
import { Section } from "./section";

const here = "/requests/test2";
const services = [
  ["plumbing", "droplets", 15000],
  ["electrical", "zap", 15000],
  ["painting", "paint-roller", 90000],
  ["carpentry", "hammer", 20000],
] as const;

function Ground() {
  const t = useT();
  return (
    <div className="g3c">
      <Panel
        title={t("kit:card.panel")}
        level={3}
        action={<MoreLink to={here}>{t("kit:card.all")}</MoreLink>}
      >
        <p className="muted">{t("kit:card.panelText")}</p>
        <RowList className="mt-3">
          <li className="py-5">{t("kit:trade.plumbing")}</li>
          <li className="py-5">{t("kit:trade.electrical")}</li>
        </RowList>
      </Panel>
      <Tiles className="grid-cols-2">
        {services.map(([name, icon, minor]) => (
          <div key={name} className="kit-tile">
            <Icon name={icon} size="l" />
            <strong>{t(`kit:trade.${name}`)}</strong>
            <span className="sm muted">
              <Price minor={minor} currency="EGP" />
            </span>
          </div>
        ))}
      </Tiles>
      <div className="stack">
        <Note>{t("kit:note.blue")}</Note>
        <Note tone="green">{t("kit:note.green")}</Note>
        <Note tone="amber">{t("kit:note.amber")}</Note>
        <Note tone="red">{t("kit:note.red")}</Note>
      </div>
    </div>
  );
}

function Empty() {
  const t = useT();
  return (
    <div className="g3c">
      <Panel flush>
        <EmptyState
          icon="tag"
          level={3}
          title={t("kit:empty.plain")}
          action={
            <ButtonLink to={here} variant="line">
              {t("kit:empty.plainAction")}
            </ButtonLink>
          }
        >
          {t("kit:empty.plainText")}
        </EmptyState>
      </Panel>
    </div>
  );
}

export function Cards() {
  return (
    <Section name="cards">
      <div className="stack gap-6">
        <Ground />
        <Money />
        <Empty />
      </div>
    </Section>
  );
}
