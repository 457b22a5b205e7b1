import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { Form } from "~/components/ui/form";
import { TextField } from "~/components/ui/text-field";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { submit } from "~/web/forms/submit.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { ownRequestFor } from "~/web/requests/own-request.server";

export const meta = pageMeta;
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  const { id, title } = await ownRequestFor(page, pageId(args), "cancel");
  return {
    m: messages(page.locale, ["requests"]),
    head: {
      title: page.t("requests:cancel.title"),
      description: page.t("requests:cancel.text"),
      isPrivate: true,
    },
    ...{ id, title },
    constraints: constraintsOf(contract.requests.cancel),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return submit(page, async (form) => {
    const id = pageId(args);
    await page.api.requests.cancel({ ...form.input(contract.requests.cancel), id }, form.once);
    return { to: "/requests" };
  });
}

export default function CancelRequest() {
  const t = useT();
  const { id, title, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5 measure">
        <Crumbs
          trail={[{ to: `/requests/${id}`, label: <bdi>{title}</bdi> }]}
          here={t("requests:cancel.crumb")}
        />
        <h1>{t("requests:cancel.title")}</h1>
        <p className="muted">{t("requests:cancel.text")}</p>
        <Form
          className="stack gap-4.5"
          constraints={constraints}
          labels={{ reason: "requests:cancel.reason" }}
        >
          <TextField name="reason" label={t("requests:cancel.reason")} optional />
          <div className="row gap-3">
            <SubmitButton variant="danger" busyLabel={t("requests:cancel.busy")}>
              {t("requests:cancel.submit")}
            </SubmitButton>
            <ButtonLink to={`/requests/${id}`} variant="line">
              {t("requests:cancel.keep")}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
