import { formatNumber, formatRating } from "~/i18n/number";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import { Icon } from "./icon";
import { Num } from "./num";

/** The stars there are. */
export const steps = [1, 2, 3, 4, 5] as const;

/** Star, figure to one decimal, count in brackets; "New" while there is no figure yet. */
export function Rating({ value, count }: { value: number | null; count?: number }) {
  const { digits } = useSetting();
  const t = useT();
  if (value === null) return <span className="tag">{t("ui:rating.new")}</span>;
  return (
    <span className="rating">
      <Icon name="star" />
      <span className="vh">{t("ui:rating.rated")} </span>
      <Num>{formatRating(value, digits)}</Num>
      {count === undefined ? null : (
        <small>
          (<Num>{count}</Num>)
        </small>
      )}
    </span>
  );
}

/** A star that is filled to its middle, whatever part of it was given. */
const PartStar = () => (
  <span className="half">
    <Icon name="star" />
    <Icon name="star" flip className="f" />
  </span>
);

/** Five stars, for one review: whole ones filled and a part of one by half, then with the figure. @param bare the figure stands beside it */
export function Stars({ value, bare = false }: { value: number; bare?: boolean }) {
  const t = useT();
  const { digits } = useSetting();
  return (
    <span className="stars" role="img" aria-label={t("ui:stars", { value: formatNumber(value, digits) })}>
      {steps.map((step) =>
        step > value && step < value + 1 ? (
          <PartStar key={step} />
        ) : (
          <Icon key={step} name="star" className={step <= value ? "f" : undefined} />
        ),
      )}
      {bare || Number.isInteger(value) ? null : <Num className="sm">{formatRating(value, digits)}</Num>}
    </span>
  );
}
