import { buttonClass } from "~/components/ui/button";
import { fileSource } from "~/components/ui/file-source";
import { PhotoField } from "~/components/ui/photo-field";
import { useT } from "~/i18n/use-t";

/** Photos kept with the review, and a tile for more. They travel with the form. */
export function ReviewPhotoFields({ photos, limit }: { photos: string[]; limit: number }) {
  const t = useT();
  return (
    <div className="stack gap-3">
      <PhotoField
        name="photos"
        label={t("reviews:form.photos")}
        hint={t("reviews:form.photos.hint")}
        optional
        photos={photos.map((id) => ({ id, src: fileSource(id, "small") }))}
        limit={limit}
      />
      {/* With scripts the chosen photos are shown at once. */}
      {photos.length < limit ? (
        <noscript>
          <button
            type="submit"
            name="intent"
            value="photos"
            formNoValidate
            className={buttonClass({ variant: "line", size: "sm", className: "justify-self-start" })}
          >
            {t("reviews:form.upload")}
          </button>
        </noscript>
      ) : null}
    </div>
  );
}
