import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

export type Line = {
  /** Of this machine. */
  port: number;
  /** Breaks every connection, and takes no new one. */
  cut: () => void;
  /** Breaks each connection whose near end sends these words, before they are through. */
  cutAt: (words: string) => void;
  /** Keeps the connections, and lets nothing through. */
  goDead: () => void;
  mend: () => Promise<void>;
};

/** A line to the server at an address that can be cut, can go dead, and can be mended. */
export async function lineTo({ hostname, port }: { hostname: string; port: number }): Promise<Line> {
  const ends = new Set<Socket>();
  let isDead = false;
  let fatal: string | null = null;
  const send = (bytes: Buffer, from: Socket, to: Socket) => {
    if (fatal !== null && bytes.includes(fatal)) from.resetAndDestroy();
    else if (!isDead) to.write(bytes);
  };
  const pass = (from: Socket, to: Socket) => {
    ends.add(from);
    from.on("data", (bytes) => send(bytes, from, to));
    from.on("error", () => {}).once("close", () => to.destroy());
  };
  const listen = async (at: number): Promise<Server> => {
    const listener = createServer((near) => {
      const far = connect(port, hostname);
      pass(near, far);
      pass(far, near);
    });
    await once(listener.listen(at, "127.0.0.1"), "listening");
    return listener;
  };
  let listener = await listen(0);
  const address = listener.address();
  const own = typeof address === "object" && address ? address.port : 0;
  const cut = () => {
    listener.close();
    for (const end of ends) end.destroy();
    ends.clear();
  };
  const mend = async () => {
    cut();
    isDead = false;
    listener = await listen(own);
  };
  const goDead = () => {
    isDead = true;
  };
  const cutAt = (words: string) => {
    fatal = words;
  };
  return { port: own, cut, cutAt, goDead, mend };
}
