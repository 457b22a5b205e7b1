import { Icon } from "~/components/ui/icon";
import { sceneOf } from "~/components/ui/scene";
import { formatDate } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import type { RequestFormData } from "./request-form-data";

/** Field name → what stands in it now. */
export type Typed = Record<string, string | undefined>;

/** What technicians will see, following the typing. */
export function RequestPreview({ data, typed }: { data: RequestFormData; typed: Typed }) {
  const t = useT();
  const reading = useReading();
  const { draft, start, cities } = data;
  const title = typed.title ?? draft?.title ?? start.title;
  const city = cities.find(({ id }) => id === (typed.city_id ?? draft?.city_id ?? start.city_id));
  const district = city?.districts.find(({ id }) => id === (typed.district_id ?? draft?.district_id));
  const timing = typed.timing ?? draft?.timing ?? "flexible";
  const date = typed.preferred_date ?? draft?.preferred_date;
  const [photo] = draft?.photos ?? [];
  return (
    <aside className="rq-pv sticky" aria-label={t("requests:form.preview")}>
      <p className="sm muted mb-2.5">{t("requests:form.previewNote")}</p>
      <div className="panel pv">
        <img
          src={photo ? `/files/${photo.id}?size=medium` : sceneOf(data.service?.icon)}
          alt=""
          width={480}
          height={360}
          loading="lazy"
        />
        <div className="pad stack gap-2">
          <p className="strong">
            <bdi>{title || t("requests:form.previewTitle")}</bdi>
          </p>
          <p className="sm muted">
            {city
              ? district
                ? t("words:place", { district: district.name, city: city.name })
                : city.name
              : t("requests:form.previewPlace")}
            <br />
            {timing === "date" && date ? formatDate(reading, date) : t(`requests:timing.${timing}`)}
          </p>
        </div>
        <div className="hold sm">
          <Icon name="lock-keyhole" size="m" />
          <span>{t("requests:form.previewPrivate")}</span>
        </div>
      </div>
    </aside>
  );
}
