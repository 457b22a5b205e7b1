import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { LanguageLink, useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { type Contact, ContactDetails } from "./contact-details";

/** The one page that an inactive account can use: why, whom to ask, and the way out. */
export function InactiveAccount({ contact, reason }: { contact: Contact; reason: string | null }) {
  const t = useT();
  const href = useHref();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5 justify-items-start">
        <h1>{t("pages:complaints.inactive.title")}</h1>
        <p className="lg muted measure">{t("pages:complaints.inactive.text")}</p>
        {reason ? (
          <Panel title={t("pages:complaints.inactive.reason")} className="measure w-full">
            <blockquote dir="auto">{reason}</blockquote>
          </Panel>
        ) : null}
        <p className="measure">{t("pages:complaints.inactive.next")}</p>
        <ContactDetails contact={contact} />
        <div className="row">
          <Form action={href("/sign-out")} summary={false}>
            <SubmitButton size="lg" icon="log-out">
              {t("account.logout")}
            </SubmitButton>
          </Form>
          <LanguageLink className="btn btn-line btn-lg">
            <Icon name="globe" size="m" />
          </LanguageLink>
        </div>
      </div>
    </div>
  );
}
