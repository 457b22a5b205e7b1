import { fileSource } from "~/components/ui/file-source";
import { PanelFoot } from "~/components/ui/panel-foot";
import { sceneOf } from "~/components/ui/scene";
import { placeText } from "~/i18n/place";
import { useT } from "~/i18n/use-t";
import type { RequestFormData } from "./request-form-data";
import { RequestWhen } from "./request-when";
import { timings, windows } from "./time-fields";

/** Field name → what stands in it now. */
export type Typed = Record<string, string | undefined>;

const known = <T extends string>(choices: readonly T[], value: string | undefined): T | undefined =>
  choices.find((choice) => choice === value);

/** What technicians will see, following the typing. */
export function RequestPreview({ data, typed }: { data: RequestFormData; typed: Typed }) {
  const t = useT();
  const { draft, start, cities } = data;
  const title = typed.title ?? draft?.title ?? start.title;
  const city = cities.find(({ id }) => id === (typed.city_id ?? draft?.city_id ?? start.city_id));
  const district = city?.districts.find(({ id }) => id === (typed.district_id ?? draft?.district_id));
  const wish = {
    timing: known(timings, typed.timing) ?? draft?.timing ?? "flexible",
    preferred_date: typed.preferred_date ?? draft?.preferred_date ?? null,
    time_window: known(windows, typed.time_window) ?? draft?.time_window ?? "any",
  };
  const [photo] = draft?.photos ?? [];
  return (
    <aside className="rq-pv sticky" aria-label={t("requests:form.preview")}>
      <p className="sm muted mb-2">{t("requests:form.previewNote")}</p>
      <div className="panel pv">
        <img
          src={photo ? fileSource(photo.id, "medium") : sceneOf(data.service?.icon)}
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
            {placeText(t, { city, district }) || t("requests:form.previewPlace")}
            <br />
            <RequestWhen {...wish} />
          </p>
        </div>
        <PanelFoot icon="lock-keyhole">{t("requests:form.previewPrivate")}</PanelFoot>
      </div>
    </aside>
  );
}
