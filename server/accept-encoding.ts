export type Encoding = "br" | "gzip";

/** The first of `available`, in our order of preference, that the `Accept-Encoding` header does not refuse. */
export function preferredEncoding(header: string | null, available: readonly Encoding[]): Encoding | null {
  if (!header) return null;
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  return available.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0) ?? null;
}
