import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Badge } from "./badge";

type Waits = { actor: string; what: string; due_at: string | null };

/** What of a job waits for somebody, in its row: for whom, what, and until when. The page carries `requests:waits.` and `requests:next.actor.`. */
export function WaitingLine({ waits }: { waits: Waits | null }) {
  const t = useT();
  if (!waits) return null;
  const { actor, what, due_at } = waits;
  return (
    <p className="sm row gap-x-3 gap-y-1">
      <Badge tone={actor === "you" ? "amber" : "outline"}>{t(`requests:next.actor.${actor}`)}</Badge>
      <span>
        <Text
          k={`requests:waits.${what}`}
          values={{
            due: due_at ? <DateTime iso={due_at} as="limit" /> : "",
            visit: due_at ? <DateTime iso={due_at} as="when" isInside /> : "",
          }}
        />
      </span>
    </p>
  );
}

/** The names of the texts that it needs. */
export const waitingTexts = ["waits.", "next.actor."];
