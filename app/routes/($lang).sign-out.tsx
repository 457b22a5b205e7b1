import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { Leaving, useLeave } from "~/components/live/leaving";
import { stayUntilLeft } from "~/components/live/stay";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { TaskPage } from "~/components/ui/task-page";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { signOut } from "~/web/account/sign-out.server";
import { enter } from "~/web/enter.server";
import { submit } from "~/web/forms/submit.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { evenInactive: true });
  const title = page.t("pages:signOut.title");
  return {
    m: messages(page.locale, ["pages"]),
    head: { title, description: page.t("pages:signOut.question"), isPrivate: true },
    isSignedIn: page.viewer !== null,
    form: page.viewer && (await page.form()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { evenInactive: true });
  return submit(page, () => signOut(page));
}

export default function SignOut() {
  const t = useT();
  return (
    <TaskPage>
      <div className="stack gap-5 justify-items-start">
        <h1>{t("pages:signOut.title")}</h1>
        <Leaving />
        <Choice />
      </div>
    </TaskPage>
  );
}

function Choice() {
  const t = useT();
  const { isSignedIn } = useLoaderData<typeof loader>();
  if (useLeave()) return null;
  if (!isSignedIn) {
    return (
      <>
        <p className="lg muted">{t("pages:signOut.guest")}</p>
        <ButtonLink to="/login">{t("account.login")}</ButtonLink>
      </>
    );
  }
  return (
    <Form className="stack gap-5">
      <p className="lg muted">{t("pages:signOut.question")}</p>
      <div className="row">
        <SubmitButton busyLabel={t("pages:signOut.busy")}>{t("pages:signOut.button")}</SubmitButton>
        <ButtonLink to="/" variant="line">
          {t("pages:signOut.stay")}
        </ButtonLink>
      </div>
    </Form>
  );
}
