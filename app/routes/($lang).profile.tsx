import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Devices } from "~/components/account/devices";
import { DigitsForm } from "~/components/account/digits-form";
import { OwnDetails } from "~/components/account/own-details";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/records.css?url";
import { accountSettings, changeSettings } from "~/web/account/settings.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return accountSettings(page);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return changeSettings(page);
}

export default function Profile() {
  const t = useT();
  const { details, devices, digits } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <h1 className="h1s">{t("settings:title")}</h1>
        <div className="split [--aside:420px]">
          <div className="stack gap-6">
            <OwnDetails details={details} />
            <Devices devices={devices} />
          </div>
          <div className="stack gap-6">
            <Password />
            <Panel title={t("settings:digits.title")}>
              <DigitsForm digits={digits} />
            </Panel>
            <OwnData />
          </div>
        </div>
      </div>
    </div>
  );
}

function Password() {
  const t = useT();
  return (
    <Panel title={t("settings:password.title")}>
      <div className="stack gap-4 justify-items-start">
        <p className="muted">{t("settings:password.text")}</p>
        <ButtonLink to="/change-password" variant="line">
          {t("settings:password.change")}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function OwnData() {
  const t = useT();
  const href = useHref();
  return (
    <Panel title={t("settings:data.title")}>
      <div className="stack gap-4 justify-items-start">
        <p className="muted">{t("settings:data.text")}</p>
        <a className={buttonClass({ variant: "line" })} href={href("/profile/export")} download>
          <Icon name="download" size="m" />
          {t("settings:data.get")}
        </a>
      </div>
    </Panel>
  );
}
