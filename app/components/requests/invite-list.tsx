import { Avatar } from "~/components/ui/avatar";
import { SubmitButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { fileSource } from "~/components/ui/file-source";
import { Form } from "~/components/ui/form";
import { Rating } from "~/components/ui/rating";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

type Technician = {
  id: string;
  name: string;
  headline: string;
  rating: number | null;
  reviews_count: number;
  avatar: string | null;
};

/** Technicians who fit the request, each with a button that asks them to look at it. */
export function InviteList({ technicians }: { technicians: Technician[] }) {
  const t = useT();
  if (technicians.length === 0)
    return (
      <EmptyState icon="users" title={t("requests:invite.none")}>
        {t("requests:invite.noneText")}
      </EmptyState>
    );
  return (
    <ul className="list panel">
      {technicians.map(({ id, name, headline, rating, reviews_count, avatar }) => (
        <li key={id} className="invitee pad">
          <Avatar name={name} shape="octagon" src={avatar && fileSource(avatar, "small")} />
          <div className="stack gap-0.5 justify-items-start">
            <Link to={`/technicians/${id}`} className="plain strong">
              <bdi>{name}</bdi>
            </Link>
            <span className="sm muted" dir="auto">
              {headline}
            </span>
            <Rating value={rating} count={reviews_count} />
          </div>
          <Form intent={`invite ${id}`} summary={false}>
            <SubmitButton variant="soft" size="sm" busyLabel={t("requests:invite.busy")}>
              {t("requests:invite.submit")}
              <span className="vh"> {name}</span>
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}
