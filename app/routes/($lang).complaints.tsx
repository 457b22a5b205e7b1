import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComingPage } from "~/components/pages/coming-page";
import { ContactDetails } from "~/components/pages/contact-details";
import { InactiveAccount } from "~/components/pages/inactive-account";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";
import { operatorContact } from "~/web/site/operator-contact.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { evenInactive: true });
  return {
    ...coming(page, "complaints"),
    contact: await operatorContact(page),
    m: messages(page.locale, ["pages"]),
    form: page.viewer && (await page.form()),
    isInactive: page.viewer?.user.is_active === 0,
    reason: page.viewer?.inactive_reason ?? null,
    isGuest: page.viewer === null,
  };
}

export default function Complaints() {
  const t = useT();
  const { isInactive, isGuest, contact, reason } = useLoaderData<typeof loader>();
  if (isInactive) return <InactiveAccount contact={contact} reason={reason} />;
  return (
    <ComingPage>
      {isGuest ? <p className="measure">{t("pages:complaints.guest")}</p> : null}
      <ContactDetails contact={contact} />
    </ComingPage>
  );
}
