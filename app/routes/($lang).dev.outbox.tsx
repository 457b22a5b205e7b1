import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OutboxFilter, OutboxMessage } from "~/components/pages/outbox";
import { EmptyState } from "~/components/ui/empty-state";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { evenInactive: true });
  const to = page.url.searchParams.get("to")?.trim() ?? "";
  const { messages: sent } = await page.api.site.outbox(to ? { to } : {});
  return {
    m: messages(page.locale, ["pages"]),
    head: {
      title: page.t("pages:outbox.title"),
      description: page.t("pages:outbox.text"),
      isPrivate: true,
    },
    to,
    sent,
  };
}

export default function Outbox() {
  const t = useT();
  const { sent, to } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div>
          <h1>{t("pages:outbox.title")}</h1>
          <p className="muted measure">{t("pages:outbox.text")}</p>
        </div>
        <OutboxFilter to={to} />
        {sent.length === 0 ? (
          <EmptyState icon="inbox" title={t("pages:outbox.none")}>
            {t("pages:outbox.none.text")}
          </EmptyState>
        ) : (
          <ul className="list measure">
            {sent.map((message) => (
              <OutboxMessage key={message.id} message={message} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
