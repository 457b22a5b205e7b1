import { BarChart } from "~/components/ui/bar-chart";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { Earnings } from "~/contract/wallet";
import { decimalsOf } from "~/i18n/currency";
import { formatDate, type Reading } from "~/i18n/dates";
import { Link, type Path } from "~/i18n/link";
import { formatMoney } from "~/i18n/money";
import { formatNumber, formatPercent, inDigits } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

type Props = { bars: Earnings["bars"]; by: "weeks" | "months" };

/** A share of one: above it a hundredfold would be told of a first week. */
const most = 9.99;

/** What approved work has earned, by week or month, less what was taken back: a picture, and the same figures as a table. */
export function EarningsChart({ bars, by }: Props) {
  const t = useT();
  const reading = useReading();
  const { locale, digits } = reading;
  const last = bars.at(-1)?.amount ?? { amount: 0, currency: "" };
  const shown = ({ amount, currency }: typeof last) => formatMoney(locale, digits, amount, currency);
  const amounts = bars.map(({ amount }) => amount.amount);
  const [least, top] = [Math.min(...amounts), Math.max(...amounts)];
  const nameOf = (from: string) =>
    by === "weeks"
      ? t("wallet:chart.week", { date: formatDate(reading, `${from}T12:00:00Z`) })
      : t(`month.${Number(from.slice(5, 7))}`);
  return (
    <Panel className="d-earn" title={t("wallet:chart.title")} action={<Spans by={by} />}>
      <div className="row base gap-x-4 gap-y-1 mb-4">
        <Price minor={last.amount} currency={last.currency} size="xl" />
        <span className="sm muted">{t(`wallet:chart.now.${by}`)}</span>
        <Change now={last.amount} before={amounts.at(-2) ?? 0} />
      </div>
      {amounts.every((amount) => amount === 0) ? (
        <p className="muted">{t(`wallet:chart.none.${by}`)}</p>
      ) : (
        <BarChart
          label={t(`wallet:chart.label.${by}`, {
            least: shown({ ...last, amount: least }),
            most: shown({ ...last, amount: top }),
          })}
          lastLabel={formatNumber(Math.round(majorOf(last)), digits)}
          bars={bars.map(({ from, amount }) => ({
            id: from,
            label: by === "weeks" ? shortDay(reading, from) : shortMonth(reading, from),
            name: nameOf(from),
            value: majorOf(amount),
            shown: <Price minor={amount.amount} currency={amount.currency} />,
          }))}
        />
      )}
    </Panel>
  );
}

const majorOf = ({ amount, currency }: { amount: number; currency: string }) =>
  amount / 10 ** decimalsOf(currency);
const shortMonth = ({ t }: Reading, day: string) => t(`wallet:chart.month.${Number(day.slice(5, 7))}`);
/** "3 Oct": figures alone would be read in either order. */
const shortDay = (reading: Reading, day: string) =>
  reading.t("date.dayMonth", {
    day: inDigits(String(Number(day.slice(8, 10))), reading.digits),
    month: shortMonth(reading, day),
  });

function Spans({ by }: Pick<Props, "by">) {
  const t = useT();
  return (
    <nav className="seg seg-s" aria-label={t("wallet:chart.by")}>
      {(["weeks", "months"] as const).map((one) => (
        <Link
          key={one}
          to={(one === "weeks" ? "/technician" : "/technician?by=months") as Path}
          aria-current={one === by ? "true" : undefined}
          preventScrollReset
        >
          {t(`wallet:chart.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useT();
  const reading = useReading();
  if (before <= 0 || now <= before) return null;
  const more = Math.min(most, (now - before) / before);
  return (
    <span className="badge b-green">{t("wallet:chart.more", { percent: formatPercent(reading, more) })}</span>
  );
}
