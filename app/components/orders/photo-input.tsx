import { KeptPhotos } from "~/components/ui/kept-photos";
import { useT } from "~/i18n/use-t";

/** Photos that go with a deed of an order. */
export function PhotoInput({ hint }: { hint: string }) {
  const t = useT();
  return <KeptPhotos name="photos" label={t("orders:photos")} hint={hint} optional />;
}
