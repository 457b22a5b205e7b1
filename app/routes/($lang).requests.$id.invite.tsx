import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InviteList } from "~/components/requests/invite-list";
import { Crumbs } from "~/components/ui/crumbs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/requests.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { refreshAfterRefusal } from "~/web/stay";
import { submit } from "~/web/submit.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const draft = await page.api.requests.form({ id: args.params.id ?? "" });
  const { content } = await page.api.technicians.list({
    service: draft.service_id,
    city: draft.city_id,
    sort: "rank",
  });
  return {
    m: messages(page.locale, ["requests", "counts"]),
    head: {
      title: page.t("requests:invite.title"),
      description: page.t("requests:invite.text"),
      isPrivate: true,
    },
    ...{ id: draft.id, title: draft.title ?? "" },
    technicians: content.map(({ id, name, headline, rating, reviews_count, avatar }) => ({
      id,
      name,
      headline,
      rating,
      reviews_count,
      avatar,
    })),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const id = args.params.id ?? "";
  return submit(page, async (form) => {
    const [, provider_id = ""] = form.intent.split(" ");
    await page.api.requests.invite({ id, provider_id }, form.once);
    return { to: `/requests/${id}/invite` };
  });
}

export default function InviteTechnicians() {
  const t = useT();
  const { id, title, technicians } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5">
        <Crumbs
          trail={[{ to: `/requests/${id}`, label: <bdi>{title}</bdi> }]}
          here={t("requests:invite.title")}
        />
        <h1>{t("requests:invite.title")}</h1>
        <p className="muted measure">{t("requests:invite.text")}</p>
        <InviteList technicians={technicians} />
      </div>
    </div>
  );
}
