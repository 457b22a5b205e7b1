import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DigitsForm } from "~/components/account/digits-form";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { ComingPage } from "~/components/pages/coming-page";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { enter } from "~/web/enter.server";
import { submit } from "~/web/forms/submit.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;
export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return {
    ...coming(page, "profile"),
    m: messages(page.locale, ["pages"]),
    digits: page.viewer?.digits ?? "latn",
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return submit(page, async (form) => {
    await page.api.profile.setDigits(form.input(contract.profile.setDigits));
    return { to: "/profile" };
  });
}

export default function Profile() {
  const { digits } = useLoaderData<typeof loader>();
  return (
    <ComingPage>
      <DigitsForm digits={digits} />
    </ComingPage>
  );
}
