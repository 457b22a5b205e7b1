import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { TextField } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";

type Props = {
  id: string;
  title: string;
  /** It still takes offers: otherwise the form only says why it was refused. */
  isOpen: boolean;
  constraints: Constraints;
};

/** To cancel a request before anybody was paid for it. */
export function CancelRequest({ id, title, isOpen, constraints }: Props) {
  const t = useT();
  return (
    <>
      <h1>{title}</h1>
      {isOpen ? <p className="muted">{t("requests:cancel.text")}</p> : null}
      <Form className="stack gap-4.5" constraints={constraints} labels={{ reason: "requests:cancel.reason" }}>
        {isOpen ? <TextField name="reason" label={t("requests:cancel.reason")} optional /> : null}
        <div className="row gap-3">
          {isOpen ? (
            <SubmitButton variant="danger" busyLabel={t("requests:cancel.busy")}>
              {t("requests:cancel.submit")}
            </SubmitButton>
          ) : null}
          <ButtonLink to={`/requests/${id}`} variant="line">
            {t(isOpen ? "requests:cancel.keep" : "requests:cancel.back")}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
