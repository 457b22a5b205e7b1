import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

type Way = { intent: string; text: string; says: string; icon: "scale" | "undo-2" };

/** What a party may do besides: hand it over to staff, take it back. */
export function OtherWays({ complaint: { can, is_dispute } }: { complaint: Complaint }) {
  const t = useT();
  const ways: Way[] = [
    ...(can.includes("hand_over")
      ? [{ intent: "hand-over", text: "handOver", says: "handOver.text", icon: "scale" as const }]
      : []),
    ...(can.includes("withdraw")
      ? [
          {
            ...{ intent: "withdraw", text: "withdraw", icon: "undo-2" as const },
            says: is_dispute ? "withdraw.text.dispute" : "withdraw.text",
          },
        ]
      : []),
  ];
  if (ways.length === 0) return null;
  return (
    <Panel title={t("complaints:more.title")}>
      <ul className="deeds">
        {ways.map(({ intent, text, says, icon }) => (
          <li key={intent}>
            <details>
              <summary>
                <Icon name={icon} size="m" />
                {t(`complaints:${text}.title`)}
              </summary>
              <Form intent={intent} className="stack gap-3" summary={false}>
                <p className="sm muted">{t(`complaints:${says}`)}</p>
                <SubmitButton
                  variant="line"
                  className="justify-self-start"
                  busyLabel={t("complaints:split.busy")}
                >
                  {t(`complaints:${text}.submit`)}
                </SubmitButton>
              </Form>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
