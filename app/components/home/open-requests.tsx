import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import type { RequestLine } from "./home-data";
import type { SectionProps } from "./home-sections";
import { SectionHead } from "./section-head";

/** The newest open requests, as rows. */
export function OpenRequests({ section, home }: SectionProps) {
  const t = useT();
  return (
    <section className="section" id="open" aria-labelledby={`h-${section.kind}`}>
      <div className="wrap">
        <SectionHead section={section}>
          <p className="row gap-2.5">
            <span className="dot dot-live" aria-hidden="true" />
            <span>{home.waiting}</span>
          </p>
        </SectionHead>
        {home.open.length === 0 ? (
          <p className="muted">{t("home:open.none")}</p>
        ) : (
          <ul className="list reqs">
            {home.open.map((line) => (
              <li key={line.id}>
                <Row line={line} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Row({ line }: { line: RequestLine }) {
  const t = useT();
  return (
    <Link className="req" to={`/requests/${line.id}`}>
      <span className="req-i">
        <Icon name={line.icon as IconName} />
      </span>
      <span className="req-t">
        <strong>
          <bdi>{line.title}</bdi>
        </strong>
        <span className="sm muted">{line.place}</span>
      </span>
      <span className="req-b">
        {line.budget ? (
          <bdi className="price">{line.budget}</bdi>
        ) : (
          <span className="muted">{t("money.open")}</span>
        )}
      </span>
      <span className="req-o sm">{line.offers ?? <span className="first">{t("home:open.first")}</span>}</span>
      <span className="req-a sm muted">{line.ago}</span>
      <Icon name="chevron-right" size="m" className="req-c" />
    </Link>
  );
}
