import { isIPv6 } from "node:net";

/** IPv4 inside IPv6: as a dual-stack socket shows it, and as a translating network does (RFC 6052). */
const carriers = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

/** The eight groups of an IPv6 address, without leading zeros; null of anything else. */
function groupsOf(address: string): string[] | null {
  const [bare = ""] = address.split("%", 1);
  if (!isIPv6(bare)) return null;
  // The platform's parser writes every spelling of an address in one way, "::" for the longest run of zeros.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::", 2);
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

/**
 * Where a caller is, as limits count it: the IPv4 address, or the network of an IPv6 address, its first 64 bits. One household
 * or machine has all the addresses of such a network.
 * @example placeOf("2001:db8::1") // "2001:db8:0:0::/64"
 */
export function placeOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (carriers.includes(groups.slice(0, 6).join(":"))) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${groups.slice(0, 4).join(":")}::/64`;
}
