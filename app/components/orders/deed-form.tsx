import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { TextArea } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";
import { PhotoInput } from "./photo-input";

type Props = {
  /** The deed and the id of what it is done to. */
  intent: string;
  /** What follows from it, in words. */
  says: ReactNode;
  button: string;
  /** The one button of the page that moves the job, or one that calls it off. */
  look?: "accent" | "soft" | "danger";
  withPhotos?: boolean;
  children?: ReactNode;
};

/** A deed of an order: what follows from it, its fields, one button. */
export function DeedForm({ intent, says, button, look = "soft", withPhotos, children }: Props) {
  const t = useT();
  return (
    <Form
      intent={intent}
      className="stack gap-4"
      summary={false}
      encType={withPhotos ? "multipart/form-data" : undefined}
    >
      <p className="sm muted">{says}</p>
      {children}
      {withPhotos ? <PhotoInput hint={t("orders:photos.hint")} /> : null}
      <SubmitButton variant={look} className="justify-self-start" busyLabel={t("orders:busy")}>
        {button}
      </SubmitButton>
    </Form>
  );
}

/** Why: the other side reads it, and answers. */
export function ReasonField({ label, optional }: { label: string; optional?: boolean }) {
  return <TextArea name="reason" label={label} rows={2} optional={optional} />;
}
