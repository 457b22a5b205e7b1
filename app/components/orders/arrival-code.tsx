import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { useT } from "~/i18n/use-t";

/** What the customer says at the door, so that the work can begin. Latin figures in every language: they are typed as they stand. */
export function ArrivalCode({ id, code, name }: { id: string; code: string; name: string }) {
  const t = useT();
  return (
    <div className="arrival">
      <p>
        <span className="sm med block">{t("orders:code.title")}</span>
        <bdi className="arrival-c" dir="ltr">
          {code}
        </bdi>
      </p>
      <div className="stack gap-3">
        <p className="sm">{t("orders:code.text", { name })}</p>
        <Form intent={`new-code ${id}`} className="stack gap-2" summary={false}>
          <p className="sm muted">{t("orders:code.newText")}</p>
          <SubmitButton variant="soft" className="justify-self-start" busyLabel={t("orders:busy")}>
            {t("orders:code.new")}
          </SubmitButton>
        </Form>
      </div>
    </div>
  );
}
