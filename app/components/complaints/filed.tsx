import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";
import { Evidence } from "./evidence";

/** What its filer said and showed. */
export function Filed({ complaint }: { complaint: Complaint }) {
  const t = useT();
  const { kind, text, files } = complaint;
  return (
    <Panel title={t(kind === "account_appeal" ? "complaints:one.grounds" : "complaints:one.filed")}>
      <div className="stack gap-4">
        <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
          {text}
        </p>
        <Evidence files={files} />
      </div>
    </Panel>
  );
}
