import type { Labelled } from "./field";
import { fileSource } from "./file-source";
import { useField } from "./form-context";
import { PhotoField } from "./photo-field";

/** Photos of a form that has nowhere to keep them yet: those that came with an earlier try travel with it by their ids. */
export function KeptPhotos(labelled: Labelled) {
  const { name } = labelled;
  const { last, constraint } = useField(name);
  const kept = last?.filter(Boolean) ?? [];
  return (
    <>
      {kept.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <PhotoField
        {...labelled}
        photos={kept.map((id) => ({ id, src: fileSource(id, "small") }))}
        limit={constraint.most ?? 1}
      />
    </>
  );
}
