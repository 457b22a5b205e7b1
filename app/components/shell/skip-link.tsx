import { useT } from "~/i18n/use-t";

/** First stop of the keyboard: past everything that stands on each page. */
export function SkipLink() {
  const t = useT();
  return (
    <a className="skip" href="#main">
      {t("skip")}
    </a>
  );
}
