import { fileSource } from "~/components/ui/file-source";
import type { ComplaintMessage } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

/** Pictures that somebody sent with what was said; each opens in full. */
export function Evidence({ files }: Pick<ComplaintMessage, "files">) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="shots">
      {files.map((file, index) => (
        <li key={file.id}>
          <a href={fileSource(file.id, "large")}>
            <img
              src={fileSource(file.id, "small")}
              alt={t("complaints:file", { number: index + 1 })}
              width={file.width}
              height={file.height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
