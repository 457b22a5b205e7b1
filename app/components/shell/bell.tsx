import { Count } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { Link } from "~/i18n/link";
import { formatNumber } from "~/i18n/number";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";

/** More than these are not told apart: the API counts one further. */
const most = 99;

/** The way to the notifications, with how many wait to be read. */
export function Bell({ unread }: { unread: number }) {
  const t = useT();
  const { digits } = useSetting();
  const isOver = unread > most;
  const label = isOver ? t("nav.unreadNotificationsOver") : t("nav.unreadNotifications", { count: unread });
  return (
    <Link to="/notifications" className="icon-btn">
      <Icon name="bell" size="m" label={label} />
      {unread > 0 ? (
        <Count>
          <Num>{isOver ? `${formatNumber(most, digits)}+` : unread}</Num>
        </Count>
      ) : null}
    </Link>
  );
}
