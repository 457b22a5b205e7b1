import { fileSource } from "~/components/ui/file-source";
import { useField } from "~/components/ui/form-context";
import { PhotoField } from "~/components/ui/photo-field";
import { useT } from "~/i18n/use-t";

const limit = 6;

/** Photos of a form that has nowhere to keep them yet: those that came with an earlier try travel with it by their ids. */
export function PhotoInput({ hint }: { hint: string }) {
  const t = useT();
  const kept = useField("photos").last?.filter(Boolean) ?? [];
  return (
    <>
      {kept.map((id) => (
        <input key={id} type="hidden" name="photos" value={id} />
      ))}
      <PhotoField
        name="photos"
        label={t("orders:photos")}
        hint={hint}
        optional
        photos={kept.map((id) => ({ id, src: fileSource(id, "small") }))}
        limit={limit}
      />
    </>
  );
}
