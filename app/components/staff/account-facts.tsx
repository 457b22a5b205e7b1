import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { type Definition, Definitions } from "~/components/ui/definitions";
import { Num } from "~/components/ui/num";
import { Panel } from "~/components/ui/panel";
import { StatusBadge } from "~/components/ui/status-badge";
import type { Account } from "~/contract/staff-fields";
import { DateTime } from "~/i18n/date-time";
import { PhoneNumber } from "~/i18n/phone-number";
import { useT } from "~/i18n/use-t";
import { Documents } from "./documents";

/** An account without its history, which its page shows in words. */
export type AccountShown = Omit<Account, "history">;

/** Who an account belongs to, and of a technician what its verification stands on. */
export function AccountFacts({ account }: { account: AccountShown }) {
  const t = useT();
  const { provider, name, id, is_active } = account;
  return (
    <div className="stack gap-5">
      <Panel
        title={t("staff:user.facts")}
        action={
          provider && is_active ? (
            <ButtonLink to={`/technicians/${id}`} variant="line" size="sm" icon="eye">
              {t("staff:user.profile")}
            </ButtonLink>
          ) : null
        }
      >
        <Definitions rows={useFacts(account)} />
      </Panel>
      {provider ? (
        <Panel
          title={t("staff:user.verification")}
          action={<StatusBadge kind="verification" status={provider.verification} />}
        >
          <div className="stack gap-4">
            {provider.verification_reason ? (
              <Reason label={t("staff:user.reasonGiven")}>{provider.verification_reason}</Reason>
            ) : null}
            <Documents of={name} documents={provider.documents} />
          </div>
        </Panel>
      ) : null}
    </div>
  );
}

export function Reason({ label, children }: { label: string; children: string }) {
  return (
    <div className="stack gap-1">
      <p className="sm muted">{label}</p>
      <blockquote className="log-q" dir="auto">
        {children}
      </blockquote>
    </div>
  );
}

function useFacts({
  phone,
  email,
  city,
  locale,
  created_at,
  seen_at,
  sessions,
  open_jobs,
  provider,
}: AccountShown): Definition[] {
  const t = useT();
  const row = (name: string, value: ReactNode) => ({ term: t(`staff:user.${name}`), value });
  return [
    row("phone", <PhoneNumber e164={phone} />),
    row("email", email ? <bdi dir="ltr">{email}</bdi> : t("staff:user.none")),
    row("city", city?.name ?? t("staff:user.none")),
    row("language", <span lang={locale}>{t(`language.${locale}`)}</span>),
    row("joined", <DateTime iso={created_at} />),
    row("seen", seen_at ? <DateTime iso={seen_at} as="relative" /> : t("staff:user.never")),
    row("sessions", <Num>{sessions}</Num>),
    row("openJobs", <Num>{open_jobs}</Num>),
    ...(provider ? [row("jobs", <Num>{provider.jobs_done}</Num>)] : []),
  ];
}
