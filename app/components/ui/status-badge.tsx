import { useT } from "~/i18n/use-t";
import { Badge, type BadgeTone } from "./badge";
import type { IconName } from "./icon-name";

type Look = [tone: BadgeTone, icon: IconName];

const answered = {
  proposed: ["amber", "hourglass"],
  agreed: ["blue", "handshake"],
  done: ["green", "check"],
  declined: ["grey", "x"],
  withdrawn: ["outline", "undo-2"],
  lapsed: ["grey", "clock-alert"],
  missed: ["grey", "circle-x"],
} satisfies Record<string, Look>;

const complaint = {
  open: ["blue", "flag"],
  awaiting_other: ["amber", "hourglass"],
  awaiting_you: ["amber", "bell"],
  negotiating: ["amber", "arrow-left-right"],
  settled: ["green", "handshake"],
  under_review: ["orange", "scale"],
  decided: ["solid", "gavel"],
  appealed: ["amber", "rotate-ccw"],
  final: ["grey", "lock-keyhole"],
  withdrawn: ["outline", "undo-2"],
} satisfies Record<string, Look>;

/** How every status of the product looks; its words are `statuses:<kind>.<status>`. */
export const looks = {
  request: {
    draft: ["outline", "pencil"],
    open: ["blue", "radio"],
    offered: ["blue", "tags"],
    awarding: ["amber", "credit-card"],
    assigned: ["solid", "handshake"],
    completed: ["green", "circle-check"],
    cancelled: ["grey", "circle-x"],
    expired: ["grey", "clock-alert"],
    removed: ["red", "ban"],
  },
  offer: {
    queued: ["outline", "timer"],
    pending: ["blue", "send"],
    discount_requested: ["amber", "badge-percent"],
    accepted: ["solid", "handshake"],
    on_hold: ["outline", "pause"],
    not_selected: ["grey", "circle-x"],
    called_off: ["outline", "circle-x"],
    stale: ["amber", "refresh-cw"],
    withdrawn: ["outline", "undo-2"],
    declined: ["grey", "x"],
    expired: ["grey", "clock-alert"],
  },
  order: {
    awaiting_payment: ["amber", "credit-card"],
    paid: ["solid", "shield-check"],
    in_progress: ["orange", "hammer"],
    delivered: ["amber", "hourglass"],
    completed: ["green", "circle-check"],
    cancelled: ["grey", "circle-x"],
    disputed: ["red", "scale"],
  },
  proposal: answered,
  /** What a side says or asks for instead of proposing it: the same states, in words that agree with it. */
  claim: { ...answered, settled: ["green", "circle-check"], objected: ["outline", "x"] },
  payment: {
    created: ["outline", "receipt-text"],
    requires_action: ["amber", "smartphone"],
    sent: ["amber", "hourglass"],
    succeeded: ["green", "circle-check"],
    failed: ["red", "circle-alert"],
    cancelled: ["grey", "circle-x"],
    refund_pending: ["amber", "rotate-ccw"],
    refund_to_name: ["amber", "landmark"],
    refund_failed: ["red", "rotate-ccw"],
    refund_undecided: ["outline", "scale"],
    refunded: ["grey", "rotate-ccw"],
    refunded_partly: ["grey", "percent"],
    charged_back: ["grey", "landmark"],
    charged_back_partly: ["outline", "landmark"],
  },
  payout: {
    requested: ["blue", "landmark"],
    approved: ["blue", "check"],
    sent: ["amber", "send"],
    paid: ["green", "circle-check"],
    rejected: ["red", "ban"],
    failed: ["red", "circle-alert"],
    cancelled: ["grey", "circle-x"],
  },
  complaint,
  /** A dispute or an appeal about an account: the same states, in words that agree with these. */
  dispute: complaint,
  review: {
    awaited: ["amber", "star"],
    sealed: ["outline", "lock-keyhole"],
    published: ["green", "check"],
    reported: ["amber", "flag"],
    removed: ["red", "ban"],
  },
  deal: {
    draft: ["outline", "pencil"],
    live: ["blue", "radio"],
    paused: ["outline", "pause"],
    ended: ["grey", "archive"],
  },
  verification: {
    none: ["outline", "shield-check"],
    submitted: ["amber", "hourglass"],
    verified: ["green", "badge-check"],
    rejected: ["red", "circle-x"],
  },
} as const satisfies Record<string, Record<string, Look>>;

export type Kind = keyof typeof looks;

/** A status as an icon, words and a tint. The page's loader carries the texts of `statuses`. */
export function StatusBadge<K extends Kind>({
  kind,
  status,
}: {
  kind: K;
  status: keyof (typeof looks)[K] & string;
}) {
  const t = useT();
  const [tone, icon] = looks[kind][status] as Look;
  return (
    <Badge tone={tone} icon={icon}>
      {t(`statuses:${kind}.${status}`)}
    </Badge>
  );
}
