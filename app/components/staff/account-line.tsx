import { Note } from "~/components/ui/note";
import { spacedIban } from "~/components/ui/spaced-iban";
import { isSamePerson } from "~/i18n/same-person";
import { languageOf } from "~/i18n/script";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** A bank account that something is paid to, whole: it is copied to the bank. */
export function AccountLine({ holder, iban }: { holder: string; iban: string }) {
  return (
    <p className="sm row gap-x-3 gap-y-0.5">
      <bdi>{holder}</bdi>
      <bdi dir="ltr" className="num select-all wrap-anywhere whitespace-pre-line">
        {spacedIban(iban)}
      </bdi>
    </p>
  );
}

/** Before money goes there: that the account is not in its owner's name, or in letters that only a person can compare. */
export function HolderWarning({ holder, name }: { holder: string; name: string }) {
  const t = useT();
  if (isSamePerson(holder, name)) return null;
  if (languageOf(holder) !== languageOf(name)) return <p className="sm muted">{t("staff:holder.letters")}</p>;
  return (
    <Note tone="amber">
      <Text k="staff:holder.differs" values={{ holder, name }} />
    </Note>
  );
}
