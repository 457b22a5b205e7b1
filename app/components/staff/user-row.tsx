import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { fileSource } from "~/components/ui/file-source";
import type { AccountRow } from "~/contract/staff-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** An account in a list: who, how to reach them, since when, and what stands in their way. */
export function UserRow({ user }: { user: AccountRow }) {
  const { id, name, phone, email, created_at } = user;
  return (
    <div className="urow">
      <UserFace user={user} />
      <div className="grow">
        <h2 className="text-h4 row gap-x-3 gap-y-1">
          <Link to={`/admin/users/${id}`} className="plain">
            <bdi>{name}</bdi>
          </Link>
          <UserBadges user={user} />
        </h2>
        <p className="sm muted row gap-x-3 gap-y-0.5">
          <PhoneText e164={phone} />
          {email ? <bdi dir="ltr">{email}</bdi> : null}
        </p>
      </div>
      <p className="sm muted urow-e">
        <Text k="staff:users.joined" values={{ when: <DateTime iso={created_at} /> }} />
      </p>
    </div>
  );
}

export function UserFace({
  user,
  size = "m",
}: {
  user: Pick<AccountRow, "name" | "type" | "avatar">;
  size?: "m" | "l";
}) {
  const { name, type, avatar } = user;
  const shape = type === "provider" ? "octagon" : "circle";
  return <Avatar name={name} shape={shape} size={size} src={avatar && fileSource(avatar, "small")} />;
}

/** What kind of account it is, and what stands in its way. */
export function UserBadges({ user }: { user: Pick<AccountRow, "type" | "is_active" | "is_verified"> }) {
  const t = useT();
  const { type, is_active, is_verified } = user;
  return (
    <span className="row gap-1.5">
      <Badge tone={type === "staff" ? "solid" : "outline"}>{t(`role.${type}`)}</Badge>
      {is_active ? null : <InactiveBadge />}
      {is_verified ? null : (
        <Badge tone="amber" icon="smartphone">
          {t("staff:user.unverified")}
        </Badge>
      )}
    </span>
  );
}

/** The account is closed. */
export function InactiveBadge() {
  const t = useT();
  return (
    <Badge tone="red" icon="ban">
      {t("staff:user.inactive")}
    </Badge>
  );
}
