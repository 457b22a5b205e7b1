import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import type { Output } from "~/contract/endpoint";
import type { technicianAreaContract } from "~/contract/technician-area";
import { formatLimit } from "~/i18n/dates";
import { Link, type Path } from "~/i18n/link";
import type { Translate } from "~/i18n/translate";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

export type TodayData = Output<(typeof technicianAreaContract)["today"]>;

type Need = { key: string; count: number; to: Path; icon: IconName };

function needsOf(today: TodayData): Need[] {
  const needs: Need[] = [
    { key: "waiting", count: today.waiting, to: "/technician/requests?tab=waiting", icon: "bell" },
    { key: "to_start", count: today.to_start, to: "/technician/requests?tab=to_start", icon: "handshake" },
    {
      ...{ key: "discount", count: today.discount_requests },
      ...{ to: "/technician/requests/discount-price", icon: "badge-percent" },
    },
    { key: "direct", count: today.direct_requests, to: "/technician/requests?tab=direct", icon: "send" },
    {
      ...{ key: "stale", count: today.stale_offers },
      ...{ to: "/technician/offers?tab=live&to_confirm=1", icon: "refresh-cw" },
    },
    {
      ...{ key: "reviews", count: today.reviews_to_answer },
      ...{ to: "/technician/reviews?to_answer=1", icon: "star" },
    },
  ];
  return needs.filter(({ key, count }) => count > 0 || !onlyWhileAny.includes(key));
}

/** Claims and disputes, above the rest, and replies to reviews, below it, which may be left unsaid. */
const onlyWhileAny = ["waiting", "reviews"];

/** What waits for the technician, each with the list that it counts; the first one with something in it stands out. */
export function NeedsMe({ today }: { today: TodayData }) {
  const t = useT();
  const reading = useReading();
  const needs = needsOf(today);
  const hot = needs.findIndex(({ count }) => count > 0);
  const dueOf: Record<string, string | null> = {
    waiting: today.waiting_due,
    discount: today.discount_answer_due,
  };
  const noteOf = ({ key, count }: Need) => {
    if (key === "to_start" && today.to_be_paid > 0)
      return t("technicianArea:needs.to_be_paid", { count: today.to_be_paid });
    if (count === 0) return null;
    if (key === "reviews") return newestReview(t, today);
    const due = dueOf[key];
    // What was due before, such as the start of a visit, is no deadline any more.
    return due && Date.parse(due) > Date.parse(reading.now)
      ? t(`technicianArea:needs.${key}.due`, { when: formatLimit(reading, due) })
      : t(`technicianArea:needs.${key}.note`);
  };
  return (
    <ul className="tiles todo">
      {needs.map((need, position) => (
        <li key={need.key}>
          <Tile need={need} note={noteOf(need)} isHot={position === hot} />
        </li>
      ))}
    </ul>
  );
}

/** From whom the newest review without a reply is, with how many stars. */
function newestReview(t: Translate, { reviews_to_answer, review_to_answer }: TodayData): string | null {
  if (!review_to_answer) return null;
  const { stars, author } = review_to_answer;
  const review = t("technicianArea:needs.reviews.stars", { count: stars, name: author });
  return reviews_to_answer > 1 ? t("technicianArea:needs.reviews.newest", { review }) : review;
}

function Tile({ need, note, isHot }: { need: Need; note: string | null; isHot: boolean }) {
  const t = useT();
  const { key, count, to, icon } = need;
  return (
    <Link to={to} className={isHot ? "hot" : undefined}>
      <Icon name={icon} />
      <span>
        <b>{t(`technicianArea:needs.${key}`, { count })}</b>
        {note ? <span className="sm muted">{note}</span> : null}
      </span>
    </Link>
  );
}
