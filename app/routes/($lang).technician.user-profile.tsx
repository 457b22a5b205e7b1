import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProviderProfileFields } from "~/components/account/provider-profile-fields";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { ButtonLink } from "~/components/ui/button";
import { StatusBadge } from "~/components/ui/status-badge";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import photosSheet from "~/styles/photos.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import tradeSheet from "~/styles/trade.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { providerProfileForm, saveProviderProfile } from "~/web/technician-area/profile-form.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, photosSheet, tradeSheet].map((href) => ({ rel: "stylesheet", href }));

export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return {
    m: messages(page.locale, ["account", "technicianArea", "statuses", "zones"]),
    head: {
      title: page.t("technicianArea:profile.title"),
      description: page.t("account:profile.description"),
      isPrivate: true,
    },
    id: page.viewer?.id ?? "",
    ...(await providerProfileForm(page)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return saveProviderProfile(page, "/technician/user-profile");
}

export default function UserProfile() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5 measure">
      <div className="row between">
        <h1 className="h1s">{t("technicianArea:profile.title")}</h1>
        <ButtonLink to={`/technicians/${data.id}`} variant="line" icon="eye">
          {t("technicianArea:profile.preview")}
        </ButtonLink>
      </div>
      <p className="row gap-2">
        <StatusBadge kind="verification" status={data.draft.verification} />
        {data.draft.verification_reason ? (
          <span className="sm muted">{data.draft.verification_reason}</span>
        ) : null}
      </p>
      <ProviderProfileFields {...data} />
    </div>
  );
}
