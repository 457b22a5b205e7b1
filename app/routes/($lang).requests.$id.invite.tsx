import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { InviteList } from "~/components/requests/invite-list";
import { TechnicianRow } from "~/components/technicians/technician-row";
import { Crumbs } from "~/components/ui/crumbs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/directory.css?url";
import { enter } from "~/web/enter.server";
import { doDeed } from "~/web/forms/deeds.server";
import { submit } from "~/web/forms/submit.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { invitees } from "~/web/requests/invitees.server";
import { ownRequestFor } from "~/web/requests/own-request.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const request = await ownRequestFor(page, pageId(args), "invite");
  return {
    m: messages(page.locale, ["requests", "technicians"]),
    head: {
      title: page.t("requests:invite.title"),
      description: page.t("requests:invite.text"),
      isPrivate: true,
    },
    ...{ id: request.id, title: request.title },
    technicians: await invitees(page, request),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const id = pageId(args);
  return submit(page, async (form) => {
    await doDeed(page, form, {
      named: { invite: ({ api }, { once }, provider_id) => api.requests.invite({ id, provider_id }, once) },
    });
    return { to: `/requests/${id}/invite` };
  });
}

export default function InviteTechnicians() {
  const t = useT();
  const { id, title, technicians } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5">
        <Crumbs trail={[{ to: `/requests/${id}`, label: title }]} here={t("requests:invite.title")} />
        <h1>{t("requests:invite.title")}</h1>
        <p className="muted measure">{t("requests:invite.text")}</p>
        <InviteList
          technicians={technicians}
          row={(technician, action) => <TechnicianRow technician={technician} action={action} />}
        />
      </div>
    </div>
  );
}
