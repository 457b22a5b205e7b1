import { useT } from "~/i18n/use-t";

/** What the customer says at the door, so that the work can begin. Latin figures in every language: they are typed as they stand. */
export function ArrivalCode({ code, name }: { code: string; name: string }) {
  const t = useT();
  return (
    <div className="arrival">
      <p>
        <span className="sm med block">{t("orders:code.title")}</span>
        <bdi className="arrival-c" dir="ltr">
          {code}
        </bdi>
      </p>
      <p className="sm">{t("orders:code.text", { name })}</p>
    </div>
  );
}
