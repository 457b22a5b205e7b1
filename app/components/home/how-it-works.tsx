import { ExampleRequest } from "./example-request";
import type { SectionProps } from "./home-sections";

/** The steps as a starred line, beside a job sheet. */
export function HowItWorks({ section, home }: SectionProps) {
  return (
    <section className="section quiet" id="how" aria-labelledby={`h-${section.kind}`}>
      <div className="wrap how">
        <div>
          <h2 id={`h-${section.kind}`}>{section.title}</h2>
          <ol className="how-list">
            {section.items?.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <ExampleRequest prices={home.example} />
      </div>
    </section>
  );
}
