import type { SandboxBook } from "./sandbox-book";

/** Hands an event to our webhook. @returns whether it was taken; otherwise it is sent again at the next delivery */
export type Post = (body: Uint8Array, signature: string) => Promise<boolean>;

/** How events come, on demand: each so many times, the last first. */
export type Manner = { times?: number; isReversed?: boolean };

type Sender = {
  book: Pick<SandboxBook, "waiting" | "setDelivered">;
  now: () => Date;
  sign: (body: Uint8Array) => { body: Uint8Array; signature: string };
};

/** Most that one delivery sends. */
const most = 100;

/** Sends what waits; what is not taken stays for the next time, and holds nothing else up. */
export async function deliver(
  { book, now, sign }: Sender,
  post: Post,
  { times = 1, isReversed = false }: Manner = {},
): Promise<number> {
  const waiting = await book.waiting(most);
  let taken = 0;
  for (const { id, body } of isReversed ? waiting.toReversed() : waiting) {
    let isTaken = true;
    for (let time = 0; time < times; time += 1) {
      const event = sign(new TextEncoder().encode(body));
      isTaken = (await post(event.body, event.signature)) && isTaken;
    }
    if (!isTaken) continue;
    await book.setDelivered(id, now());
    taken += 1;
  }
  return taken;
}
