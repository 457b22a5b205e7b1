import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { StepCase } from "~/components/staff/step-case";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { decideOnStep, stepList } from "~/web/staff/steps.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists"]),
    head: {
      title: page.t("staff:steps.title"),
      description: page.t("staff:steps.description"),
      isPrivate: true,
    },
    ...(await stepList(page)),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decideOnStep(page);
}

export default function Steps() {
  const t = useT();
  const { list } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:steps.title")}</h1>
        <p className="muted measure">{t("staff:steps.lead")}</p>
      </div>
      <GrowingList
        part={list}
        item={(step) => <StepCase step={step} />}
        empty={
          <Panel flush>
            <EmptyState icon="clock-alert" title={t("staff:steps.none")}>
              {t("staff:steps.noneText")}
            </EmptyState>
          </Panel>
        }
      />
    </div>
  );
}
