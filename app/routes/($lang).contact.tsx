import type { LoaderFunctionArgs } from "@remix-run/node";
import { ComingPage } from "~/components/pages/coming-page";
import { ContactDetails } from "~/components/pages/contact-details";
import { messages } from "~/i18n/messages.server";
import { coming } from "~/web/coming.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return { m: messages(page.locale, ["pages"]), ...coming(page, "contact") };
}

export default function Contact() {
  return (
    <ComingPage>
      <ContactDetails />
    </ComingPage>
  );
}
