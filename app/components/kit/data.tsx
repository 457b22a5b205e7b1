import { BarChart } from "~/components/ui/bar-chart";
import { Crumbs } from "~/components/ui/crumbs";
import { Breakdown, LabelledMeter, ScoreList } from "~/components/ui/meter";
import { Pager } from "~/components/ui/pager";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { Loading, Skeleton, SkeletonRow } from "~/components/ui/skeleton";
import { StatusBadge } from "~/components/ui/status-badge";
import { NextStrip, Steps } from "~/components/ui/steps";
import { type Column, Table } from "~/components/ui/table";
import { Tabs } from "~/components/ui/tabs";
import { formatDate } from "~/i18n/dates";
import { formatNumber } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { Section } from "./section";

const here = "/requests/test2";
const entries = [
  { id: "job", date: "2026-11-21", status: "paid", minor: 123800 },
  { id: "payout", date: "2026-11-20", status: "sent", minor: -250000 },
] as const;
const weeks = [1840, 2300, 1400, 3100, 2650, 3900, 2780, 4200];

function Ledger() {
  const t = useT();
  const reading = useReading();
  const columns: Column<(typeof entries)[number]>[] = [
    { id: "date", head: t("kit:table.date"), cell: ({ date }) => formatDate(reading, date) },
    { id: "entry", head: t("kit:table.entry"), names: true, cell: ({ id }) => t(`kit:entry.${id}`) },
    {
      id: "state",
      head: t("kit:table.state"),
      cell: ({ status }) => <StatusBadge kind="payout" status={status} />,
    },
    {
      id: "amount",
      head: t("kit:table.amount"),
      amount: true,
      cell: ({ minor }) => <Price minor={minor} currency="EGP" signed />,
    },
  ];
  return (
    <Table caption={t("kit:table")} columns={columns} rows={[...entries]} rowId={({ id }) => id} framed />
  );
}

function Earnings() {
  const t = useT();
  const reading = useReading();
  const bars = weeks.map((value, index) => {
    const date = new Date(Date.UTC(2026, 8, 26 + 7 * index));
    const id = date.toISOString();
    const label = `${formatNumber(date.getUTCDate(), reading.digits)}/${formatNumber(date.getUTCMonth() + 1, reading.digits)}`;
    return {
      id,
      label,
      name: formatDate(reading, id),
      value,
      shown: <Price minor={value * 100} currency="EGP" />,
    };
  });
  return (
    <Panel title={t("kit:chart")} level={3}>
      <BarChart label={t("kit:chart.label")} bars={bars} lastLabel={formatNumber(4200, reading.digits)} />
    </Panel>
  );
}

function Lists() {
  const t = useT();
  const tabs = ["open", "assigned", "completed"].map((status, index) => ({
    to: `${here}?status=${status}` as const,
    label: t(`statuses:request.tab.${status}`),
    count: index === 0 ? 2 : undefined,
    current: index === 0,
  }));
  return (
    <>
      <Tabs label={t("kit:table")} tabs={tabs} />
      <Ledger />
      <Pager newer={here} older={here} />
    </>
  );
}

function Shares() {
  const t = useT();
  return (
    <div className="g3c">
      <LabelledMeter share={0.72} label={t("kit:meter")} />
      <Breakdown counts={[168, 14, 3, 1, 0]} rowLabel={(stars) => t("ui:starChoice", { count: stars })} />
      <ScoreList
        scores={[
          { term: t("kit:score.punctuality"), value: 4.9 },
          { term: t("kit:score.quality"), value: 4.8 },
        ]}
      />
    </div>
  );
}

export function Data() {
  const t = useT();
  const steps = ["posted", "offers", "chosen", "held", "approved"].map((step) => t(`kit:step.${step}`));
  return (
    <Section name="data">
      <div className="stack gap-6">
        <Lists />
        <Steps now={2} steps={steps} />
        <NextStrip who={t("kit:next.who")} isReaders>
          {t("kit:next.what")}
        </NextStrip>
        <Shares />
        <div className="g3c">
          <Earnings />
          <Panel flush>
            <Loading label={t("ui:loading")}>
              <SkeletonRow />
              <SkeletonRow />
              <div className="pad">
                <Skeleton as="title" />
              </div>
            </Loading>
          </Panel>
          <Crumbs trail={[{ to: "/technicians", label: t("kit:crumb") }]} here={t("kit:person.mahmoud")} />
        </div>
      </div>
    </Section>
  );
}
