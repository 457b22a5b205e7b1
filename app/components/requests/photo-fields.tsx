import { buttonClass } from "~/components/ui/button";
import { fileSource } from "~/components/ui/file-source";
import { PhotoField } from "~/components/ui/photo-field";
import { useT } from "~/i18n/use-t";

/** Photos kept with the draft, and a tile for more. They travel with the form whatever button sends it. */
export function PhotoFields({ photos, limit }: { photos: { id: string }[]; limit: number }) {
  const t = useT();
  return (
    <>
      <PhotoField
        name="photos"
        label={<span className="vh">{t("requests:form.photos")}</span>}
        hint={t("requests:form.photosHint")}
        photos={photos.map(({ id }) => ({ id, src: fileSource(id, "small") }))}
        limit={limit}
      />
      {/* With scripts the chosen photos travel with whatever button sends the form. */}
      {photos.length < limit ? (
        <noscript>
          <button
            type="submit"
            name="intent"
            value="photos"
            formNoValidate
            className={buttonClass({ variant: "line", size: "sm", className: "justify-self-start" })}
          >
            {t("requests:form.uploadNow")}
          </button>
        </noscript>
      ) : null}
    </>
  );
}
