import { Panel } from "~/components/ui/panel";
import { useT } from "~/i18n/use-t";

type Props = {
  reason: string | null;
  /** What it is called on a page that says itself that the account is closed. */
  called?: string;
};

/** Why an account was closed, beside what its owner says to it. */
export function ClosedFor({ reason, called = "complaints:closedFor" }: Props) {
  const t = useT();
  if (!reason) return null;
  return (
    <Panel title={t(called)}>
      <blockquote className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
        {reason}
      </blockquote>
    </Panel>
  );
}
