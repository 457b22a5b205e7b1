import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { RefundCase } from "~/components/staff/refund-case";
import { TransferCase } from "~/components/staff/transfer-case";
import { EmptyState } from "~/components/ui/empty-state";
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
    m: messages(page.locale, ["staff", "lists"]),
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
  const { tabs, transfers, refunds, constraints } = useLoaderData<typeof loader>();
  const refused = useActionData<{ intent?: string }>()?.intent;
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:transfers.title")}</h1>
        <p className="muted measure">{t(refunds ? "staff:refunds.lead" : "staff:transfers.lead")}</p>
      </div>
      <Tabs label={t("staff:transfers.tabs")} tabs={tabs} />
      {transfers ? (
        <GrowingList
          part={transfers}
          item={(transfer) => (
            <TransferCase
              transfer={transfer}
              constraints={constraints}
              isRefused={refused === `reject ${transfer.id}`}
            />
          )}
          empty={<Nothing of="transfers" />}
        />
      ) : null}
      {refunds ? (
        <GrowingList
          part={refunds}
          item={(refund) => <RefundCase refund={refund} />}
          empty={<Nothing of="refunds" />}
        />
      ) : null}
    </div>
  );
}

function Nothing({ of }: { of: "transfers" | "refunds" }) {
  const t = useT();
  return (
    <Panel flush>
      <EmptyState icon={of === "transfers" ? "landmark" : "rotate-ccw"} title={t(`staff:${of}.none`)}>
        {t(`staff:${of}.noneText`)}
      </EmptyState>
    </Panel>
  );
}
