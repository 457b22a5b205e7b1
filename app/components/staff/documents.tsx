import { fileSource } from "~/components/ui/file-source";
import { useT } from "~/i18n/use-t";

type DocumentsProps = { of: string; documents: { id: string; width: number; height: number }[] };

/** What a technician handed in, in small; each opens in full. */
export function Documents({ of, documents }: DocumentsProps) {
  const t = useT();
  if (documents.length === 0) return <p className="muted">{t("staff:user.documentsNone")}</p>;
  return (
    <ul className="docs">
      {documents.map(({ id }, place) => (
        <li key={id}>
          <a href={fileSource(id, "large")} target="_blank" rel="noopener">
            <img
              src={fileSource(id, "medium")}
              alt={t("staff:verifications.document", { number: place + 1, name: of })}
              width="320"
              height="240"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
