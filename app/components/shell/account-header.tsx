import { useT } from "~/i18n/use-t";
import { AccountMenu } from "./account-menu";
import { Bell } from "./bell";
import { Header, IconLink, Language, PostRequest } from "./header";
import type { Viewer } from "./site";

/** The head of a page for who is signed in: search, notifications, the account. The inactive and staff have only the last. */
export function AccountHeader({ viewer }: { viewer: Viewer }) {
  return (
    <Header viewer={viewer}>
      <Language />
      {viewer.isActive && viewer.type !== "staff" ? <Places unread={viewer.unread} /> : null}
      <AccountMenu viewer={viewer} />
      {viewer.isActive && viewer.type === "customer" ? <PostRequest /> : null}
    </Header>
  );
}

function Places({ unread }: Pick<Viewer, "unread">) {
  const t = useT();
  return (
    <>
      <IconLink to="/services/all-services" icon="search" label={t("nav.search")} className="max-sm:hidden" />
      <Bell unread={unread} />
    </>
  );
}
