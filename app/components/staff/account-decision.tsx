import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Panel } from "~/components/ui/panel";
import { TextArea } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";
import { type AccountShown, Reason } from "./account-facts";

/** Closing an account, or opening it again, with the reason; of one's own neither. */
export function AccountDecision({
  account,
  constraints,
}: {
  account: AccountShown;
  constraints: Constraints;
}) {
  const t = useT();
  const { inactive_reason, can, open_jobs } = account;
  const [deed] = can;
  if (!deed)
    return (
      <Panel>
        <p className="muted">{t("staff:user.own")}</p>
      </Panel>
    );
  return (
    <Panel title={t(`staff:${deed}.title`)} className="acct-d">
      <div className="stack gap-4">
        {inactive_reason ? <Reason label={t("staff:user.reasonGiven")}>{inactive_reason}</Reason> : null}
        <p>{t(`staff:${deed}.text`)}</p>
        {deed === "deactivate" && open_jobs > 0 ? (
          <Note tone="amber">{t("staff:deactivate.jobs", { count: open_jobs })}</Note>
        ) : null}
        <Form
          key={deed}
          className="stack gap-4"
          intent={deed}
          constraints={constraints}
          labels={{ reason: `staff:${deed}.reason` }}
          summary={false}
        >
          <TextArea name="reason" rows={3} label={t(`staff:${deed}.reason`)} hint={t(`staff:${deed}.hint`)} />
          <SubmitButton
            variant={deed === "deactivate" ? "danger" : "primary"}
            busyLabel={t(`staff:${deed}.busy`)}
          >
            {t(`staff:${deed}.submit`)}
          </SubmitButton>
        </Form>
      </div>
    </Panel>
  );
}
