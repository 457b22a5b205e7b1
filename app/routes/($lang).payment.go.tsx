import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { TaskPage } from "~/components/ui/task-page";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { onwardTo } from "~/web/payments/onward.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const { order, url } = await onwardTo(page);
  return {
    m: messages(page.locale, ["payments"]),
    head: {
      title: page.t("payments:go.title"),
      description: page.t("payments:go.text"),
      isPrivate: true,
    },
    ...{ order, url },
  };
}

export default function GoAndPay() {
  const t = useT();
  const { order, url } = useLoaderData<typeof loader>();
  // In place of this page, so that "back" leads to the checkout and not to the gateway once more.
  useEffect(() => location.replace(url), [url]);
  return (
    <TaskPage>
      <h1>{t("payments:go.title")}</h1>
      <p className="lg muted">{t("payments:go.text")}</p>
      <div className="row gap-3 max-sm:*:w-full">
        <a href={url} className={buttonClass({ variant: "accent", size: "lg" })}>
          {t("payments:go.button")}
        </a>
        <ButtonLink to={`/payment?order=${order}`} variant="line" size="lg">
          {t("payments:go.back")}
        </ButtonLink>
      </div>
    </TaskPage>
  );
}
