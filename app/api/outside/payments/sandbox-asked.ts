import { GatewayRefused } from "./gateway-errors";
import type { Refund, RefundState } from "./refund";
import type { SandboxBook, SandboxRefund } from "./sandbox-book";
import { answerTo, refunded, stateOf } from "./sandbox-refunds";
import type { Making } from "./sandbox-steps";

type Book = Pick<SandboxBook, "change">;

/** Asks for a refund of what was paid in a session. @throws GatewayRefused */
export async function refund(book: Book, asked: Refund, making: Making): Promise<"done" | "pending"> {
  let answer: "done" | "pending" = "pending";
  const step = await book.change(asked.charge, (account) => {
    const next = refunded(account, asked, making);
    answer = answerTo(asked, [...account.refunds, ...(next.refunds ?? [])]);
    return next;
  });
  if (!step) throw new GatewayRefused("missing");
  return answer;
}

/** How a refund stands that was asked for before; null where none was. */
export async function findRefund(book: Book, asked: Refund): Promise<RefundState | null> {
  const known: SandboxRefund[] = [];
  await book.change(asked.charge, ({ session, refunds }) => {
    known.push(...refunds);
    return { session, events: [] };
  });
  return stateOf(known, asked);
}
