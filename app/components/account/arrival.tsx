import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";

/** Who has arrived: a customer, one whose request is already posted, a technician without and with a profile, or a guest. */
export type Arrived = "customer" | "posted" | "provider" | "ready" | "guest";

/** `next`: the page that the visitor was on the way to. */
export type ArrivalData = { who: Arrived; next: Path | null };

const usual: Record<Arrived, { next: Path; elsewhere: Path }> = {
  customer: { next: "/requests/add-request", elsewhere: "/" },
  posted: { next: "/requests", elsewhere: "/" },
  provider: { next: "/register-profile", elsewhere: "/technician" },
  ready: { next: "/technician/requests", elsewhere: "/technician" },
  guest: { next: "/login", elsewhere: "/" },
};

/** What happens next, with the next step as a button: for whoever is signed in. */
export function Arrival() {
  const t = useT();
  const { who, next } = useLoaderData<ArrivalData>();
  const { elsewhere } = usual[who];
  const isProvider = who === "provider" || who === "ready";
  const action = next && who === "customer" ? "account:arrival.continue" : `account:arrival.${who}.action`;
  return (
    <AccountFrame voice={isProvider ? "provider" : "customer"}>
      <p className="text-green-600">
        <Icon name="circle-check" size="xl" />
      </p>
      <h1>{t(`account:arrival.${who}.title`)}</h1>
      <p className="muted">{t(`account:arrival.${who}.text`)}</p>
      <ol className="how-list mt-2">
        {[1, 2, 3].map((step) => (
          <li key={step}>
            <p>{t(`account:arrival.${who}.step${step}`)}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to={next ?? usual[who].next} size="lg" variant={who === "customer" ? "accent" : "primary"}>
        {t(action)}
      </ButtonLink>
      <ButtonLink to={elsewhere} variant="ghost">
        {t(`account:arrival.${who}.else`)}
      </ButtonLink>
    </AccountFrame>
  );
}
