import { Shots } from "~/components/ui/shots";
import type { Photo } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";

/** What one side shows the other. */
export function OrderPhotos({ photos }: { photos: Photo[] }) {
  const t = useT();
  return <Shots photos={photos} alt={(number) => t("orders:photo", { number })} />;
}
