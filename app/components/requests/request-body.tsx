import { Definitions } from "~/components/ui/definitions";
import { fileSource } from "~/components/ui/file-source";
import { Icon } from "~/components/ui/icon";
import { keyed } from "~/components/ui/keyed";
import { Num } from "~/components/ui/num";
import type { RequestDetails } from "~/contract/request-fields";
import { formatDate } from "~/i18n/dates";
import { PhoneNumber } from "~/i18n/phone-number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { RequestWhen } from "./request-when";

/** The request's own words, answers and photos. */
export function RequestBody({ request, title }: { request: RequestDetails; title: string }) {
  const t = useT();
  return (
    <section aria-labelledby="details" className="stack">
      <h2 id="details">{title}</h2>
      {request.description ? (
        <div className="prose" dir="auto">
          {keyed(request.description.split(/\n{2,}/), (paragraph) => paragraph).map(
            ({ key, entry: paragraph }) => (
              <p key={key} className="whitespace-pre-line">
                {paragraph}
              </p>
            ),
          )}
        </div>
      ) : null}
      <Definitions
        stacked
        rows={[
          { term: t("requests:when"), value: <RequestWhen {...request} /> },
          ...request.answers.map(({ label, value }) => ({
            term: label,
            value: typeof value === "number" ? <Num>{value}</Num> : <bdi>{value}</bdi>,
          })),
        ]}
      />
      {request.photos.length > 0 ? (
        <div className="gal g3">
          {request.photos.map((photo, index) => (
            <figure key={photo.id}>
              <a href={fileSource(photo.id, "large")}>
                <img
                  src={fileSource(photo.id, "medium")}
                  alt={t("requests:photo", { number: index + 1 })}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                />
              </a>
            </figure>
          ))}
        </div>
      ) : null}
    </section>
  );
}

type ShownToProps = { isOwner: boolean; shared: NonNullable<RequestDetails["private"]>["shared"] };

/** Who sees it, and until when. */
function ShownTo({ isOwner, shared }: ShownToProps) {
  const t = useT();
  const reading = useReading();
  if (isOwner && !shared) return t("requests:private.owner");
  const readers = isOwner ? "both" : "provider";
  if (!shared?.until) return t(`requests:private.${readers}`);
  return t(`requests:private.${readers}.until`, { date: formatDate(reading, shared.until) });
}

/** What the owner alone sees, and later the technician whose order is paid. */
export function PrivatePanel({ request }: { request: RequestDetails }) {
  const t = useT();
  if (!request.private) return null;
  const { address, phone, shared } = request.private;
  return (
    <aside className="panel">
      <div className="panel-head flex-nowrap">
        <h2>
          <ShownTo isOwner={request.view === "owner"} shared={shared} />
        </h2>
        <Icon name="lock-keyhole" size="m" />
      </div>
      <Definitions
        stacked
        className="pad stack"
        rows={[
          { term: t("requests:private.address"), value: <bdi>{address || "–"}</bdi> },
          { term: t("requests:private.phone"), value: <PhoneNumber e164={phone} /> },
        ]}
      />
    </aside>
  );
}
