import type { IconName } from "~/components/ui/icon-name";

type Look = { icon: IconName; tone: "blue" | "green" | "amber" | "orange" | "grey" };

/** How a notification looks, by how its kind begins: the first that fits. */
const looks: [start: RegExp, look: Look][] = [
  [/^(discount|price)_/, { icon: "badge-percent", tone: "amber" }],
  [/^offer_/, { icon: "tag", tone: "blue" }],
  [/^request_/, { icon: "clipboard-list", tone: "blue" }],
  [/^(order_delivered|approval_awaited|start_awaited|delivery_awaited|increase_)/, hourglass()],
  [/^(order_paid|order_completed|earning_|payout_|refund_|debt_|transfer_|payment_)/, money()],
  [/^(charged_back|chargeback_|taken_back)/, { icon: "landmark", tone: "orange" }],
  [/^order_cancelled/, { icon: "circle-x", tone: "grey" }],
  [/^(order_|arrival_)/, { icon: "wrench", tone: "orange" }],
  [/^(time_|proposal_|no_show_|visit_)/, { icon: "calendar-clock", tone: "amber" }],
  [/^warranty_/, { icon: "shield-check", tone: "green" }],
  [/^review_/, { icon: "star", tone: "orange" }],
  [/^(complaint|dispute|split|decision)/, { icon: "scale", tone: "amber" }],
  [/^(verification|account)_/, { icon: "user-round", tone: "grey" }],
];

function hourglass(): Look {
  return { icon: "hourglass", tone: "amber" };
}

function money(): Look {
  return { icon: "banknote", tone: "green" };
}

export const lookOf = (kind: string): Look =>
  looks.find(([start]) => start.test(kind))?.[1] ?? { icon: "bell", tone: "grey" };
