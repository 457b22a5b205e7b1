import { type ChangeEvent, useState } from "react";
import { formatPercent } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { FieldSet, type Labelled, withErrors } from "./field";
import { type Field, useField } from "./form-context";
import { Icon } from "./icon";
import { Meter } from "./meter";
import { previewsOf } from "./photo-preview";

type Photo = { id: string; src: string; alt?: string };

type PhotoFieldProps = Labelled & {
  photos: Photo[];
  /** How many there may be; at the limit the field to add more is gone. */
  limit: number;
  accept?: string;
  /** The name under which a remove button sends its photo's id. */
  removeName?: string;
  /** Files on their way; the share is of one. */
  uploading?: { id: string; share: number }[];
};

/** Photos as tiles: those kept, each with a button that removes it, those just chosen, and a tile to add more. */
export function PhotoField({
  name,
  photos,
  limit,
  accept = "image/jpeg,image/png,image/webp",
  removeName = "remove",
  uploading = [],
  ...labelled
}: PhotoFieldProps) {
  const field = useField(name, { hint: Boolean(labelled.hint) });
  const taken = useTaken(photos, field.errors);
  return (
    <FieldSet field={field} {...labelled}>
      <div className="ups">
        {photos.map((photo, index) => (
          <Kept key={photo.id} photo={photo} number={index + 1} removeName={removeName} />
        ))}
        {uploading.map((file) => (
          <Uploading key={file.id} share={file.share} />
        ))}
        {photos.length + uploading.length < limit ? (
          <Add key={taken} field={field} name={name} accept={accept} />
        ) : null}
      </div>
    </FieldSet>
  );
}

/**
 * How often an answer has dealt with the chosen files: they are kept with the others now, or were refused with a sentence. Sent once
 * more they would be there twice, so the field that held them is drawn anew.
 */
function useTaken(photos: Photo[], errors: string[]): number {
  const kept = photos.map(({ id }) => id).join();
  const [seen, setSeen] = useState({ kept, errors, times: 0 });
  const isAnswer = seen.kept !== kept || (errors.length > 0 && seen.errors !== errors);
  if (isAnswer) setSeen({ kept, errors, times: seen.times + 1 });
  return seen.times;
}

function Kept({ photo, number, removeName }: { photo: Photo; number: number; removeName: string }) {
  const t = useT();
  return (
    <div className="up">
      <img src={photo.src} alt={photo.alt ?? t("ui:photos.photo", { number })} loading="lazy" />
      <button
        type="submit"
        className="icon-btn up-x"
        name={removeName}
        value={photo.id}
        formNoValidate
        aria-label={t("ui:photos.remove", { number })}
      >
        <Icon name="x" size="s" />
      </button>
    </div>
  );
}

function Uploading({ share }: { share: number }) {
  const t = useT();
  const reading = useReading();
  const label = t("ui:photos.uploading", { share: formatPercent(reading, share) });
  return (
    <div className="up up-ing" role="status">
      <span className="sm med">{label}</span>
      <Meter share={share} label={label} />
    </div>
  );
}

/** Without scripts the style sheet shows the browser's own file field in the tile, since only it can say what was chosen. */
function Add({ field, name, accept }: { field: Field; name: string; accept: string }) {
  const t = useT();
  const [previews, setPreviews] = useState<string[]>([]);
  const [count, setCount] = useState(0);
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    setCount(files.length);
    setPreviews(await previewsOf(files));
  }
  return (
    <>
      {previews.map((src) => (
        <div key={src} className="up">
          <img src={src} alt="" />
        </div>
      ))}
      <label className="up up-add">
        <Icon name="image-plus" size="l" />
        <span className="med" aria-live="polite">
          {count > 0 ? t("ui:photos.chosen", { count }) : t("ui:photos.add")}
        </span>
        <input
          className="vh"
          type="file"
          id={field.id}
          name={name}
          accept={accept}
          multiple
          onChange={choose}
          {...withErrors(field)}
        />
      </label>
    </>
  );
}
