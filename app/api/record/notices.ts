/**
 * Every kind of notification and the parameters of its sentence (`notifications:<kind>`). `price` is minor units of
 * `currency`; `name` is how the reader may see the other side.
 */
export const noticeKinds = {
  request_matching: ["title"],
  request_direct: ["title", "name"],
  request_invited: ["title", "name"],
  request_direct_declined: ["title", "name"],
  request_opened_to_all: ["title"],
  request_expiring: ["title"],
  request_expired: ["title"],
  request_cancelled: ["title"],
  offer_received: ["title", "name", "price", "currency"],
  offer_revised: ["title", "name", "price", "currency"],
  offer_reconfirmed: ["title", "name", "price", "currency"],
  offer_withdrawn: ["title", "name"],
  offer_moved_up: ["title"],
  offer_accepted: ["title", "name", "price", "currency"],
  offer_declined: ["title"],
  offer_expired: ["title"],
  offer_on_hold: ["title"],
  offer_released: ["title"],
  offer_not_selected: ["title"],
  offer_stale: ["title"],
  discount_requested: ["title", "name", "price", "currency"],
  discount_accepted: ["title", "name", "price", "currency"],
  discount_countered: ["title", "name", "price", "currency"],
  discount_declined: ["title", "name", "price", "currency"],
  discount_taken_back: ["title", "name"],
  order_given_up: ["title", "name"],
  order_lapsed: ["title"],
} as const;

export type NoticeKind = keyof typeof noticeKinds;
