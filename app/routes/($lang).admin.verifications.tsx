import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { VerificationCase } from "~/components/staff/verification-case";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Unsent } from "~/components/ui/unsent";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { decide } from "~/web/staff/decisions.server";
import { verificationList } from "~/web/staff/staff-lists.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists"]),
    head: {
      title: page.t("staff:verifications.title"),
      description: page.t("staff:verifications.description"),
      isPrivate: true,
    },
    ...(await verificationList(page)),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decide(page, null);
}

export default function Verifications() {
  const t = useT();
  const { list, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <Unsent />
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:verifications.title")}</h1>
        <p className="muted measure">{t("staff:verifications.lead")}</p>
      </div>
      <GrowingList
        part={list}
        item={(waiting) => <VerificationCase waiting={waiting} constraints={constraints} />}
        empty={
          <Panel flush>
            <EmptyState icon="badge-check" title={t("staff:verifications.none")}>
              {t("staff:verifications.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
