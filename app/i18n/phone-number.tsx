import { formatPhone, phoneHref } from "./phone";

/** A phone number, left to right, plus sign first. `e164` as the API gives it. */
export function PhoneText({ e164 }: { e164: string }) {
  return (
    <bdi className="num" dir="ltr">
      {formatPhone(e164)}
    </bdi>
  );
}

/** A phone number as a link that calls it. */
export function PhoneNumber({ e164, className }: { e164: string; className?: string }) {
  return (
    <a href={phoneHref(e164)} className={className}>
      <PhoneText e164={e164} />
    </a>
  );
}
