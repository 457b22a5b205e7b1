import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { addressOf, type Filters, type LedgerTab } from "./ledger-address";

/** The lines that the page shows, all of them, as a file. */
export function CsvLink({ tab, filters }: { tab: LedgerTab; filters: Filters }) {
  const t = useT();
  const href = useHref();
  return (
    <a
      className={buttonClass({ variant: "line", size: "sm" })}
      href={href(addressOf(tab, filters, "/technician/wallet/csv"))}
      download
    >
      <Icon name="download" size="m" />
      {t("wallet:csv")}
    </a>
  );
}
