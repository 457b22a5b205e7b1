import type { ReactNode } from "react";
import type { Section } from "./home-data";
import { SectionLink } from "./section-link";

/** Title, words and onward link of a section. */
export function SectionHead({ section, children }: { section: Section; children?: ReactNode }) {
  const { kind, title, text } = section;
  return (
    <div className="head">
      <div>
        <h2 id={`h-${kind}`}>{title}</h2>
        {children ?? (text ? <p>{text}</p> : null)}
      </div>
      <SectionLink section={section} />
    </div>
  );
}
