import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { SearchForm } from "~/components/live/search-form";
import { refreshAfterRefusal } from "~/components/live/stay";
import { EventCase } from "~/components/staff/event-case";
import { RefundCase } from "~/components/staff/refund-case";
import { TransferCase } from "~/components/staff/transfer-case";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { IconName } from "~/components/ui/icon-name";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { decideOnTransfer, transferList } from "~/web/staff/transfers.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists", "statuses"]),
    head: {
      title: page.t("staff:transfers.title"),
      description: page.t("staff:transfers.description"),
      isPrivate: true,
    },
    ...(await transferList(page)),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decideOnTransfer(page);
}

export default function Transfers() {
  const t = useT();
  const { tabs, open, q, search } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:transfers.title")}</h1>
        <p className="muted measure">{t(`staff:${texts[open]}.lead`)}</p>
      </div>
      <div>
        <SearchForm
          to="/admin/transfers"
          label={t("staff:transfers.search")}
          example={t("staff:transfers.example")}
          value={q ?? ""}
          constraint={search}
        />
        <Tabs label={t("staff:transfers.tabs")} tabs={tabs} />
      </div>
      <Listed />
    </div>
  );
}

/** The texts of each tab. */
const texts = {
  ...{ transfers: "transfers", ran_out: "ranOut", refunds: "refunds", refunds_paid: "paidRefunds" },
  ...{ events: "events", set_aside: "setAside" },
};

function Listed() {
  const { transfers, refunds, events, constraints } = useLoaderData<typeof loader>();
  if (transfers)
    return (
      <>
        <GrowingList
          part={transfers}
          item={(transfer) => <TransferCase transfer={transfer} constraints={constraints} />}
          empty={<Nothing />}
        />
        {refunds && refunds.rows.length > 0 ? <Refunds isFound /> : null}
      </>
    );
  if (refunds) return <Refunds />;
  return events ? (
    <GrowingList
      part={events}
      item={(event) => <EventCase event={event} constraints={constraints} />}
      empty={<Nothing />}
    />
  ) : null;
}

/** The refunds of a tab, or those of the transfer that was looked for. */
function Refunds({ isFound }: { isFound?: boolean }) {
  const t = useT();
  const { refunds, constraints } = useLoaderData<typeof loader>();
  if (!refunds) return null;
  return (
    <section className="stack gap-3">
      {isFound ? <h2 className="h2s">{t("staff:refunds.found")}</h2> : null}
      <GrowingList
        part={refunds}
        item={(refund) => <RefundCase refund={refund} constraints={constraints} />}
        empty={<Nothing />}
      />
    </section>
  );
}

const icons: Record<keyof typeof texts, IconName> = {
  ...{ transfers: "landmark", ran_out: "landmark", refunds: "rotate-ccw", refunds_paid: "rotate-ccw" },
  ...{ events: "bell", set_aside: "bell" },
};

function Nothing() {
  const t = useT();
  const { open, q, whole } = useLoaderData<typeof loader>();
  const [title, text] = q
    ? ["transfers.notFound", "transfers.notFoundText"]
    : [`${texts[open]}.none`, `${texts[open]}.noneText`];
  const action = q ? (
    <ButtonLink to={whole} variant="line">
      {t("staff:users.clear")}
    </ButtonLink>
  ) : null;
  return (
    <Panel flush>
      <EmptyState icon={icons[open]} title={t(`staff:${title}`)} action={action}>
        {t(`staff:${text}`)}
      </EmptyState>
    </Panel>
  );
}
