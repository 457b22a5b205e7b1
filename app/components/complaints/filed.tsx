import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";
import { Evidence } from "./evidence";

/** What its filer said and showed. */
export function Filed({ complaint }: { complaint: Complaint }) {
  const t = useT();
  const { kind, is_dispute, text, files } = complaint;
  const filed = is_dispute ? "complaints:one.filed.dispute" : "complaints:one.filed";
  return (
    <Panel title={t(kind === "account_appeal" ? "complaints:one.grounds" : filed)}>
      <div className="stack gap-4">
        <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
          {text}
        </p>
        <Evidence files={files} />
      </div>
    </Panel>
  );
}
