import { DataIcon } from "~/components/ui/icon";
import { MoreLink, Tiles } from "~/components/ui/panel";
import { useT } from "~/i18n/use-t";

/** A trade and how many requests wait in it. */
export type WaitingTrade = { id: string; icon: string; name: string; requests: number };

/** How much there is to do, by trade. */
export function WaitingWork({ trades }: { trades: WaitingTrade[] }) {
  const t = useT();
  return (
    <section className="section quiet" aria-labelledby="now">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 id="now">{t("join:now.title")}</h2>
            <p>{t("join:now.text")}</p>
          </div>
          <MoreLink to="/all-requests">{t("join:now.all")}</MoreLink>
        </div>
        <Tiles className="waiting">
          {trades.map(({ id, icon, name, requests }) => (
            <div key={id} className="stack gap-2">
              <DataIcon name={icon} size="l" className="text-blue-700" />
              <h3 className="text-h4">{name}</h3>
              <p className="sm muted">{t("counts:openRequests", { count: requests })}</p>
            </div>
          ))}
        </Tiles>
      </div>
    </section>
  );
}
