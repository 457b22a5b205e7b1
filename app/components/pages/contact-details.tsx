import type { ReactNode } from "react";
import { Num } from "~/components/ui/num";
import { FactTiles } from "~/components/ui/panel";
import type { SiteInfo } from "~/contract/site";
import { PhoneNumber } from "~/i18n/phone-number";
import { useT } from "~/i18n/use-t";

export type Contact = Pick<SiteInfo, "phones" | "email" | "address">;

/** How the operator is reached, as far as that is known. */
export function ContactDetails({ contact }: { contact: Contact }) {
  const t = useT();
  const facts: { term: string; value: ReactNode }[] = [
    ...contact.phones.map((phone) => ({
      term: t("pages:contact.phone"),
      value: <PhoneNumber e164={phone} />,
    })),
  ];
  if (contact.email)
    facts.push({
      term: t("pages:contact.email"),
      value: (
        <a href={`mailto:${contact.email}`}>
          <Num>{contact.email}</Num>
        </a>
      ),
    });
  if (contact.address) facts.push({ term: t("pages:contact.address"), value: contact.address });
  return facts.length > 0 ? <FactTiles className="sm:grid-cols-3" facts={facts} /> : null;
}
