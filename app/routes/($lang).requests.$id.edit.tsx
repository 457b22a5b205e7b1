import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { Crumbs } from "~/components/ui/crumbs";
import { Later, later } from "~/components/ui/later";
import { Note } from "~/components/ui/note";
import type { RequestDraft } from "~/contract/request-form";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/request-form.css?url";
import { isRefused } from "~/web/calls/exchange.server";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { requestFormData } from "~/web/requests/request-form.server";
import { saveOpenRequest } from "~/web/requests/request-post.server";

const requestForm = later(() =>
  import("~/components/requests/request-form").then((module) => module.RequestForm),
);

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const draft = await page.api.requests.form({ id: pageId(args) });
  if (draft.status === "draft") throw await page.leaveTo(`/requests/add-request?draft=${draft.id}`);
  // What was typed into a form that came too late stays.
  const isOver = draft.status !== "open" && !isRefused(page.exchange);
  if (isOver) throw await page.leaveTo(`/requests/${draft.id}`);
  return {
    m: messages(page.locale, ["requests", "words"]),
    head: {
      title: page.t("requests:form.editTitle"),
      description: page.t("requests:form.editNote"),
      isPrivate: true,
    },
    ...(await requestFormData(page, draft)),
    draft,
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return saveOpenRequest(page, pageId(args));
}

export default function EditRequest() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const answered = useActionData<{ shown?: { draft?: RequestDraft } }>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5">
        <Crumbs
          trail={[{ to: `/requests/${data.draft.id}`, label: data.draft.title ?? "" }]}
          here={t("requests:form.editTitle")}
        />
        <h1>{t("requests:form.editTitle")}</h1>
        <Note>{t("requests:form.editNote")}</Note>
        <Later
          of={requestForm}
          with={{ ...data, draft: answered?.shown?.draft ?? data.draft, buttons: "save" as const }}
        />
      </div>
    </div>
  );
}
