import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { NoticeList } from "~/components/notifications/notice-list";
import { buttonClass, SubmitButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/notices.css?url";
import { enter } from "~/web/enter.server";
import { actOnNotices, noticesPage } from "~/web/notifications/notices.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return noticesPage(page);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return actOnNotices(page);
}

const marking = "mark-one";

export default function Notifications() {
  const t = useT();
  const data = useLoaderData<typeof loader>();
  const { list } = data;
  const newest = list && !list.newer ? list.rows[0] : undefined;
  return (
    <div className="main-b">
      <div className="wrap nts-page">
        <div className="head mb-6">
          <div>
            <h1>{t("notices:title")}</h1>
            {newest ? <Unread count={data.unread} /> : null}
          </div>
          {newest && data.unread > 0 ? <MarkAll newest={newest.id} /> : null}
        </div>
        {list && list.rows.length > 0 ? (
          <>
            <Form id={marking} intent="read" preventScrollReset>
              {null}
            </Form>
            <Form intent="open">
              <NoticeList part={list} marking={marking} />
            </Form>
          </>
        ) : (
          <Panel flush>{"failure" in data ? <Failure message={data.failure} /> : <None />}</Panel>
        )}
      </div>
    </div>
  );
}

function Unread({ count }: { count: number }) {
  const t = useT();
  return (
    <p role="status">
      {count > 99 ? t("notices:unreadOver") : <Text k="notices:unreadCount" count={count} />}
    </p>
  );
}

function MarkAll({ newest }: { newest: string }) {
  const t = useT();
  return (
    <Form intent="read-all">
      <input type="hidden" name="newest_id" value={newest} />
      <SubmitButton variant="line" icon="check-check">
        {t("notices:markAll")}
      </SubmitButton>
    </Form>
  );
}

function None() {
  const t = useT();
  return (
    <EmptyState icon="bell" title={t("notices:empty.title")}>
      {t("notices:empty.text")}
    </EmptyState>
  );
}

/** Why the notifications could not be had; the page itself is there. */
function Failure({ message }: { message: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Note tone="red" role="alert">
      <p className="mb-4">{message}</p>
      <a href={pathname + search} className={buttonClass({ variant: "line", size: "sm" })}>
        {t("notices:retry")}
      </a>
    </Note>
  );
}
