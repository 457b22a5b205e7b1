import { buttonClass, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Note } from "~/components/ui/note";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** Sends all that is approved to the bank in one file. */
export function MakeBatch() {
  const t = useT();
  return (
    <Form intent="batch" className="stack gap-2 justify-items-start" summary={false}>
      <SubmitButton icon="send" busyLabel={t("staff:money.busy")}>
        {t("staff:payouts.batch")}
      </SubmitButton>
      <p className="hint">{t("staff:payouts.batchHint")}</p>
    </Form>
  );
}

/** The batch that was made just now. */
export function MadeBatch({ id }: { id: string }) {
  const t = useT();
  return (
    <Note tone="green" icon="circle-check">
      <div className="stack gap-3 justify-items-start">
        <p>{t("staff:payouts.batchMade")}</p>
        <BankFile id={id} />
      </div>
    </Note>
  );
}

/** A batch's file for the bank. */
export function BankFile({ id }: { id: string }) {
  const t = useT();
  const href = useHref();
  return (
    <a className={buttonClass({ variant: "line" })} href={href(`/admin/payouts/${id}/csv`)} download>
      <Icon name="download" size="m" />
      {t("staff:payouts.file")}
    </a>
  );
}
