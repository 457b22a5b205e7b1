import { fileSource } from "~/components/ui/file-source";
import type { Photo } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";

/** What one side shows the other: small, each opening as it was taken. */
export function OrderPhotos({ photos }: { photos: Photo[] }) {
  const t = useT();
  if (photos.length === 0) return null;
  return (
    <ul className="shots">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={fileSource(photo.id, "large")}>
            <img
              src={fileSource(photo.id, "small")}
              alt={t("orders:photo", { number: index + 1 })}
              width={photo.width}
              height={photo.height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
