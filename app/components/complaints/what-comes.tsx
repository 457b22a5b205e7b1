import { Panel } from "~/components/ui/panel";
import type { ComplaintKind } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

type Step =
  | "freeze"
  | "freeze.held"
  | "answer"
  | "split"
  | "refund"
  | "decide"
  | "judge"
  | "alone"
  | "appeal";

type Freezes = "all" | "some" | "none";

/** Whether what is complained about is a job whose money is held still: `some` where that is not known yet. */
export function freezesOf(orders: { id: string; freezes: boolean }[], about: string | null): Freezes {
  const meant = orders.filter(({ id }) => about === null || id === about);
  if (meant.length === 0) return "some";
  if (meant.every(({ freezes }) => freezes)) return "all";
  return meant.some(({ freezes }) => freezes) ? "some" : "none";
}

const ofMoney: Record<Freezes, Step[]> = {
  all: ["freeze", "answer", "split", "decide", "appeal"],
  some: ["freeze.held", "answer", "split", "decide", "appeal"],
  none: ["answer", "refund", "decide", "appeal"],
};

function stepsOf(kind: ComplaintKind, freezes: Freezes): Step[] {
  if (kind === "order") return ofMoney[freezes];
  if (kind === "conduct" || kind === "review") return ["answer", "judge", "appeal"];
  return ["alone", "appeal"];
}

/** What follows from a complaint, before it is filed. */
export function WhatComes({ kind, freezes }: { kind: ComplaintKind; freezes: Freezes }) {
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
