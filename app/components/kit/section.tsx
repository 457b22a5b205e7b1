import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";

export const sections = [
  "colour",
  "type",
  "buttons",
  "inputs",
  "forms",
  "statuses",
  "cards",
  "data",
  "overlays",
  "art",
] as const;
export type SectionName = (typeof sections)[number];

/** One chapter of the kit page. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useT();
  return (
    <section className="kit" id={name} aria-labelledby={`kit-${name}`}>
      <h2 id={`kit-${name}`}>{t(`kit:${name}`)}</h2>
      {children}
    </section>
  );
}

/** Specimens under a small heading. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="kit-h">{title}</h3>
      {children}
    </div>
  );
}
