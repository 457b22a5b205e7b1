import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CustomerProfileForm } from "~/components/account/customer-profile-form";
import { ProviderProfileForm } from "~/components/account/provider-profile-form";
import { keepTyped } from "~/components/live/keep-typed";
import { stayWhileTyping } from "~/components/live/stay";
import { messages } from "~/i18n/messages.server";
import accountSheet from "~/styles/account.css?url";
import photosSheet from "~/styles/photos.css?url";
import { customerProfileForm, saveCustomerProfile } from "~/web/account/customer-profile.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { providerProfileForm, saveProviderProfile } from "~/web/technician-area/profile-form.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [accountSheet, photosSheet].map((href) => ({ rel: "stylesheet", href }));
export const handle = { frame: "bare" };

export const shouldRevalidate = stayWhileTyping;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  const head = {
    title: page.t("account:profile.title"),
    description: page.t("account:profile.description"),
    isPrivate: true,
  };
  const m = messages(page.locale, ["account", "statuses", "zones"]);
  if (page.viewer?.type === "provider")
    return { m, head, kind: "provider" as const, ...(await providerProfileForm(page)) };
  return { m, head, kind: "customer" as const, ...(await customerProfileForm(page)) };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  return page.viewer?.type === "provider"
    ? saveProviderProfile(page, "/register/technician/success")
    : saveCustomerProfile(page, "/");
}

export default function RegisterProfile() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "provider" ? <ProviderProfileForm {...data} /> : <CustomerProfileForm {...data} />;
}
