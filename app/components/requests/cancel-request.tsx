import { useActionData } from "@remix-run/react";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints, Outcome } from "~/components/ui/form-context";
import { TextField } from "~/components/ui/text-field";
import { Unsent } from "~/components/ui/unsent";
import { useT } from "~/i18n/use-t";

type Props = {
  id: string;
  title: string;
  /** It still takes offers: otherwise the page only says why the form was refused. */
  isOpen: boolean;
  /** Of a job that stands and cannot be cancelled any more. */
  begun: { isUnderWay: boolean; canDispute: boolean } | null;
  constraints: Constraints;
};

/** To cancel a request before anybody was paid for it. */
export function CancelRequest({ id, title, isOpen, begun, constraints }: Props) {
  const t = useT();
  if (!isOpen) return <Over {...{ id, title, begun }} />;
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{t("requests:cancel.text")}</p>
      <Form className="stack gap-4.5" constraints={constraints} labels={{ reason: "requests:cancel.reason" }}>
        <TextField name="reason" label={t("requests:cancel.reason")} optional />
        <div className="row gap-3">
          <SubmitButton variant="danger" busyLabel={t("requests:cancel.busy")}>
            {t("requests:cancel.submit")}
          </SubmitButton>
          <ButtonLink to={`/requests/${id}`} variant="line">
            {t("requests:cancel.keep")}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

/** What was to be cancelled cannot be any more: why, and where to go on. */
function Over({ id, title, begun }: Pick<Props, "id" | "title" | "begun">) {
  const t = useT();
  const answer = useActionData<Outcome | undefined>();
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">
        {begun?.isUnderWay ? t("orders:cancel.begun.text") : answer?.messages?.join(" ")}
      </p>
      <Unsent />
      <div className="row gap-3">
        <ButtonLink to={`/requests/${id}`} variant={begun ? "primary" : "line"}>
          {t(begun ? "orders:cancel.begun.back" : "requests:cancel.back")}
        </ButtonLink>
        {begun?.canDispute ? (
          <ButtonLink to={`/requests/${id}/dispute`} variant="line">
            {t("complaints:dispute.title")}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}
