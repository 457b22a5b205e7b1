import { Panel } from "~/components/ui/panel";
import type { ComplaintKind } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

type Step = "freeze" | "answer" | "split" | "refund" | "decide" | "judge" | "alone" | "appeal";

function stepsOf(kind: ComplaintKind, freezes: boolean): Step[] {
  if (kind === "order")
    return freezes
      ? ["freeze", "answer", "split", "decide", "appeal"]
      : ["answer", "refund", "decide", "appeal"];
  if (kind === "conduct" || kind === "review") return ["answer", "judge", "appeal"];
  return ["alone", "appeal"];
}

/** What follows from a complaint, before it is filed. */
export function WhatComes({ kind, freezes }: { kind: ComplaintKind; freezes: boolean }) {
  const t = useT();
  return (
    <Panel title={t("complaints:comes.title")}>
      <ol className="comes">
        {stepsOf(kind, freezes).map((step) => (
          <li key={step}>{t(`complaints:comes.${step}`)}</li>
        ))}
      </ol>
    </Panel>
  );
}
