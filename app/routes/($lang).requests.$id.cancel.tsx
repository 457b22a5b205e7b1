import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { CancelJob } from "~/components/orders/cancel-job";
import { CancelRequest } from "~/components/requests/cancel-request";
import { Crumbs } from "~/components/ui/crumbs";
import { TaskPage } from "~/components/ui/task-page";
import { contract } from "~/contract/contract";
import { someMessages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { callable, callOff } from "~/web/orders/cancelling.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const called = await callable(page, pageId(args));
  return {
    m: {
      ...someMessages(page.locale, "requests", ["cancel."]),
      ...someMessages(page.locale, "orders", ["cancel.", "busy"]),
      ...someMessages(page.locale, "complaints", ["dispute.title"]),
    },
    head: { title: called.question, description: page.t("requests:cancel.text"), isPrivate: true },
    ...called,
    constraints: constraintsOf(called.order ? contract.orders.cancel : contract.requests.cancel),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return callOff(page, pageId(args));
}

export default function Cancel() {
  const t = useT();
  const { id, title, order, question, ...open } = useLoaderData<typeof loader>();
  return (
    <TaskPage>
      <Crumbs
        trail={[{ to: `/requests/${id}`, label: title }]}
        here={t(order ? "orders:cancel.title" : "requests:cancel.crumb")}
      />
      {order ? (
        <CancelJob order={order} title={question} constraints={open.constraints} />
      ) : (
        <CancelRequest id={id} title={question} {...open} />
      )}
    </TaskPage>
  );
}
