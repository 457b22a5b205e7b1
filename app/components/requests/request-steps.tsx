import type { ReactNode } from "react";
import { Price } from "~/components/ui/price";
import { NextStrip, Steps } from "~/components/ui/steps";
import type { NextStep } from "~/contract/next-step";
import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { stageOf, stages } from "./stage";

/** Where a request stands on its way; nothing for one that has left it. */
export function RequestSteps({ request, order }: { request: RequestDetails; order: OrderDetails | null }) {
  const t = useT();
  const now = stageOf(request, order);
  if (now === null) return null;
  return <Steps className="rd-steps" now={now} steps={stages.map((stage) => t(`requests:stage.${stage}`))} />;
}

type Next = { next: NextStep | null; isOwner?: boolean; action?: ReactNode };

const priced = (sum: NextStep["money"]) => (sum ? <Price minor={sum.amount} currency={sum.currency} /> : "");

/** What happens next: who must act, what, by when, and what money moves. */
export function WhatNext({ next, isOwner, action }: Next) {
  const t = useT();
  if (!next) return null;
  const values = {
    ...next.params,
    due: next.due_at ? <DateTime iso={next.due_at} as="limit" /> : "",
    visit: next.due_at ? <DateTime iso={next.due_at} as="when" isInside /> : "",
    time: next.time ? <DateTime iso={next.time} as="when" isInside /> : "",
    by: next.time ? <DateTime iso={next.time} as="limit" /> : "",
    amount: priced(next.money),
    rest: priced(next.rest),
    strong: (words: ReactNode) => <strong>{words}</strong>,
  };
  // Whoever pays the difference, or has it back, is not spoken of to themselves.
  const suffix = isOwner && next.key.startsWith("price.") ? ".customer" : "";
  const count = typeof next.params.count === "number" ? next.params.count : undefined;
  return (
    <NextStrip who={t(`requests:next.actor.${next.actor}`)} isReaders={next.actor === "you"} action={action}>
      <Text
        k={`requests:next.${next.key}${suffix}`}
        values={values}
        {...(count !== undefined && { count })}
      />
    </NextStrip>
  );
}
