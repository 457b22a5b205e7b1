import type { IncomingMessage } from "node:http";

export type Client = { address: string; secure: boolean };

/**
 * Who is calling, seen through `hops` trusted proxies. Each proxy appends the address it saw to `X-Forwarded-For`, so
 * only the last `hops` entries are theirs; what stands before them is the caller's own word and is not believed.
 */
export function clientOf(request: IncomingMessage, hops: number): Client {
  const socket = request.socket.remoteAddress ?? "";
  if (hops === 0) return { address: bare(socket), secure: false };
  const chain = [...list(request.headers["x-forwarded-for"]), socket];
  const protocols = list(request.headers["x-forwarded-proto"]);
  return {
    address: bare(chain[Math.max(0, chain.length - 1 - hops)] ?? socket),
    secure: protocols[Math.max(0, protocols.length - hops)] === "https",
  };
}

function list(header: string | string[] | undefined): string[] {
  return (
    header
      ?.toString()
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean) ?? []
  );
}

/** Some proxies write the port too; an IPv4 caller on a dual-stack socket shows as `::ffff:203.0.113.7`. */
function bare(address: string): string {
  const host = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return host.replace(/^::ffff:(?=\d+\.)/i, "");
}
