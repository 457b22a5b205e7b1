import { getRequestListener } from "@hono/node-server";

/** Does what it is given where `Request` and `Response` are the server's own, which draw up headers and body late; then as they were. */
export async function withServerAnswers(work: () => unknown): Promise<void> {
  const { Request, Response } = globalThis;
  getRequestListener(() => new Response(), { overrideGlobalObjects: true });
  try {
    if (globalThis.Response === Response) throw new Error("The server has no answers of its own");
    await work();
  } finally {
    Object.assign(globalThis, { Request, Response });
  }
}
