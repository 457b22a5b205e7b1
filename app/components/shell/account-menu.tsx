import type { ReactNode } from "react";
import { Avatar } from "~/components/ui/avatar";
import { fileSource } from "~/components/ui/file-source";
import { Menu, MenuLink } from "~/components/ui/menu";
import { shortName } from "~/i18n/names";
import { useT } from "~/i18n/use-t";
import { SignOutButton } from "./sign-out-button";
import type { Viewer } from "./site";
import { accountPages } from "./site-pages";

/** Who is signed in, the account's own pages (`children`: more of them), and the way out. */
export function AccountMenu({ viewer, children }: { viewer: Viewer; children?: ReactNode }) {
  const t = useT();
  const shape = viewer.type === "provider" ? "octagon" : "circle";
  const face = (
    <Avatar
      name={viewer.name}
      shape={shape}
      size="s"
      src={viewer.avatar && fileSource(viewer.avatar, "small")}
    />
  );
  return (
    <Menu label={t("nav.account.of", { name: shortName(viewer.name) })} face={face}>
      <p className="menu-who">
        <bdi className="strong">{viewer.name}</bdi>
        <span className="sm muted">{t(`role.${viewer.type}`)}</span>
      </p>
      {accountPages(viewer).map(({ to, label }) => (
        <MenuLink key={to} to={to}>
          {t(label)}
        </MenuLink>
      ))}
      {children}
      <SignOutButton />
    </Menu>
  );
}
