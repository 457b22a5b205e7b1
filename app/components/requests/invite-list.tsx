import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Form } from "~/components/ui/form";
import { useT } from "~/i18n/use-t";

type Invitee = { id: string; name: string; isTakingJobs: boolean };
type Props<T extends Invitee> = { technicians: T[]; row: (technician: T, action: ReactNode) => ReactNode };

/** Technicians who fit the request, each with a button that asks them to look at it, unless they take no jobs now. */
export function InviteList<T extends Invitee>({ technicians, row }: Props<T>) {
  const t = useT();
  if (technicians.length === 0)
    return (
      <EmptyState icon="users" title={t("requests:invite.none")}>
        {t("requests:invite.noneText")}
      </EmptyState>
    );
  return (
    <ul className="list panel dir">
      {technicians.map((technician) => (
        <li key={technician.id} className="dir-r">
          {row(technician, technician.isTakingJobs ? <Invite {...technician} /> : null)}
        </li>
      ))}
    </ul>
  );
}

function Invite({ id, name }: Invitee) {
  const t = useT();
  return (
    <Form intent={`invite ${id}`} summary={false}>
      <SubmitButton variant="soft" block busyLabel={t("requests:invite.busy")}>
        {t("requests:invite.submit")}
        <span className="vh"> {name}</span>
      </SubmitButton>
    </Form>
  );
}
