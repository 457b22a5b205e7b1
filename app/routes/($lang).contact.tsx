import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComingPage } from "~/components/pages/coming-page";
import { ContactDetails } from "~/components/pages/contact-details";
import { messages } from "~/i18n/messages.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";
import { operatorContact } from "~/web/site/operator-contact.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  const contact = await operatorContact(page);
  return { m: messages(page.locale, ["pages"]), contact, ...coming(page, "contact") };
}

export default function Contact() {
  const { contact } = useLoaderData<typeof loader>();
  return (
    <ComingPage>
      <ContactDetails contact={contact} />
    </ComingPage>
  );
}
