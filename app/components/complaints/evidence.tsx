import { Shots } from "~/components/ui/shots";
import type { ComplaintMessage } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

/** Pictures that somebody sent with what was said. */
export function Evidence({ files }: Pick<ComplaintMessage, "files">) {
  const t = useT();
  return <Shots photos={files} alt={(number) => t("complaints:file", { number })} />;
}
