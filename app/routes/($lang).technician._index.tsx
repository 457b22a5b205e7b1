import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { DayJobs, LeftJobs } from "~/components/technician-area/day-jobs";
import { DaysOff } from "~/components/technician-area/days-off";
import { MatchingRequests } from "~/components/technician-area/matching-requests";
import { NeedsMe } from "~/components/technician-area/needs-me";
import { Standing } from "~/components/technician-area/standing";
import { waitingTexts } from "~/components/ui/waiting-line";
import { BalanceTile } from "~/components/wallet/balance-tile";
import { EarningsChart } from "~/components/wallet/earnings-chart";
import { contract } from "~/contract/contract";
import { formatDate, formatTime } from "~/i18n/dates";
import type { Path } from "~/i18n/link";
import { messages, someMessages } from "~/i18n/messages.server";
import { firstName } from "~/i18n/names";
import { useReading } from "~/i18n/use-reading";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import areaSheet from "~/styles/technician-area.css?url";
import todaySheet from "~/styles/technician-today.css?url";
import { enter } from "~/web/enter.server";
import { readFilters } from "~/web/lists/filters.server";
import { pageMeta } from "~/web/page-meta";
import { actOnDay } from "~/web/technician-area/day-deeds.server";
import { todayOf } from "~/web/technician-area/today.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, todaySheet].map((href) => ({ rel: "stylesheet", href }));

export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

const drawnTexts = ["today.", "needs.", "standing.", "jobs.", "matching.", "daysOff.", "busy"];
const moneyTexts = ["chart.", "tile.", "available.", "history.toWallet"];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const { by = "weeks" } = readFilters(contract.wallet.earnings, page);
  const [today, balances, { bars }] = await Promise.all([
    todayOf(page),
    page.api.wallet.balances(),
    page.api.wallet.earnings({ by }),
  ]);
  return {
    m: {
      ...messages(page.locale, ["statuses", "counts", "words", "zones"]),
      ...someMessages(page.locale, "technicianArea", drawnTexts),
      ...someMessages(page.locale, "wallet", moneyTexts),
      ...someMessages(page.locale, "requests", waitingTexts),
    },
    head: {
      title: page.t("technicianArea:today.title"),
      description: page.t("technicianArea:today.description"),
      isPrivate: true,
    },
    name: firstName(page.viewer?.name ?? ""),
    profile: `/technicians/${page.viewer?.id ?? ""}` as Path,
    ...{ today, balances, bars, by, form: await page.form() },
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return actOnDay(page);
}

export default function Today() {
  const t = useT();
  const reading = useReading();
  const { now } = useSetting();
  const { name, profile, today, balances, bars, by } = useLoaderData<typeof loader>();
  const [first] = today.jobs_today;
  const count = today.jobs_today.length;
  return (
    <>
      <div className="head mb-5">
        <div>
          <h1 className="h1s">{t("technicianArea:today.greeting", { name })}</h1>
          <p>
            {t("technicianArea:today.day", { day: formatDate(reading, now, { hasWeekday: true }) })}{" "}
            {t("technicianArea:today.jobs", {
              count,
              time: first ? formatTime(reading, first.at) : "",
            })}
          </p>
        </div>
      </div>
      <div className="stack gap-6">
        <NeedsMe today={today} />
        <div className="dash">
          <EarningsChart bars={bars} by={by} />
          <BalanceTile balances={balances} />
        </div>
        <Standing today={today} profile={profile} />
        <div className="dash items-start">
          <div className="stack gap-6">
            <LeftJobs jobs={today.left_jobs} areMore={today.are_more_left} />
            <DayJobs jobs={today.jobs_today} hasCalendar={today.has_calendar} />
            <DaysOff days={today.days_off} />
          </div>
          <MatchingRequests requests={today.matching} />
        </div>
      </div>
    </>
  );
}
