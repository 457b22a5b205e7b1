import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import type { IconName } from "~/components/ui/icon-name";
import { TextArea } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";

type PressProps = {
  intent: string;
  text: string;
  icon?: IconName;
  isQuiet?: boolean;
  about: string;
  /** What goes with it. */
  children?: ReactNode;
};

/** One press; `text` names the texts of the button, `about` whom it is about. */
export function Press({ intent, text, icon, isQuiet, about, children }: PressProps) {
  const t = useT();
  return (
    <Form
      intent={intent}
      summary={false}
      className={children ? "stack gap-3 justify-items-start" : undefined}
    >
      {children}
      <SubmitButton
        icon={icon}
        variant={isQuiet ? "line" : "primary"}
        aria-label={t("staff:money.about", { deed: t(`staff:${text}`), name: about })}
        busyLabel={t("staff:money.busy")}
      >
        {t(`staff:${text}`)}
      </SubmitButton>
    </Form>
  );
}

type RefuseProps = {
  intent: string;
  text: string;
  constraints: Constraints;
  /** What goes with it. */
  children?: ReactNode;
};

/** A decision that needs a reason; `text` names its texts. */
export function Refuse({ intent, text, constraints, children }: RefuseProps) {
  const t = useT();
  return (
    <Disclosure summary={t(`staff:${text}`)} holds={intent}>
      <Form
        className="stack gap-4"
        intent={intent}
        constraints={constraints}
        labels={{ reason: `staff:${text}Reason` }}
        summary={false}
      >
        {children}
        <TextArea name="reason" rows={3} label={t(`staff:${text}Reason`)} hint={t(`staff:${text}Hint`)} />
        <SubmitButton variant="danger" busyLabel={t("staff:money.busy")}>
          {t(`staff:${text}Submit`)}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
