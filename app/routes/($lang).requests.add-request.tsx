import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { ButtonLink } from "~/components/ui/button";
import { Later, later } from "~/components/ui/later";
import { Note } from "~/components/ui/note";
import type { RequestDraft } from "~/contract/request-form";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/request-form.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { noRoom } from "~/web/requests/open-already.server";
import { requestFormData, startedDraft } from "~/web/requests/request-form.server";
import { postRequestForm } from "~/web/requests/request-post.server";

const requestForm = later(() =>
  import("~/components/requests/request-form").then((module) => module.RequestForm),
);

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["provider"] });
  const [draft, full] = await Promise.all([startedDraft(page), noRoom(page)]);
  return {
    m: messages(page.locale, ["requests", "words"]),
    head: { title: page.t("requests:form.title"), description: page.t("requests:form.description") },
    ...(await requestFormData(page, draft)),
    ...{ full, isGuest: page.viewer === null },
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["provider"] });
  return postRequestForm(page);
}

export default function AddRequest() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const answered = useActionData<{ shown?: { draft?: RequestDraft } }>();
  const draft = answered?.shown?.draft ?? data.draft;
  // What was begun is not taken away.
  const isOffered = data.full === null || draft !== null || answered !== undefined;
  return (
    <div className="main-b">
      <div className="wrap">
        <div className="head mb-2">
          <div>
            <h1>{t("requests:form.title")}</h1>
            <p>{t("requests:form.lead")}</p>
          </div>
        </div>
        {data.full ? <NoRoom said={data.full} /> : null}
        {data.direct && isOffered ? <Direct name={data.direct} /> : null}
        {isOffered ? <Later of={requestForm} with={{ ...data, draft, buttons: "publish" as const }} /> : null}
      </div>
    </div>
  );
}

/** That another request must end first, and the way to those that are open. */
function NoRoom({ said }: { said: string }) {
  const t = useT();
  return (
    <Note tone="amber" className="mb-6 sm:items-center">
      <div className="row between gap-3">
        <span>{said}</span>
        <ButtonLink to="/requests" variant="line" size="sm">
          {t("common:nav.myRequests")}
        </ButtonLink>
      </div>
    </Note>
  );
}

/** That the request is for one technician, who alone will see it. */
function Direct({ name }: { name: string }) {
  return (
    <Note className="mb-6">
      <p className="strong">
        <Text k="requests:form.directTo" values={{ name }} />
      </p>
      <p>
        <Text k="requests:form.directNote" values={{ name }} />
      </p>
    </Note>
  );
}
