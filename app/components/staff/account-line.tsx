/** A bank account that something is paid to, whole: it is copied to the bank. */
export function AccountLine({ holder, iban }: { holder: string; iban: string }) {
  return (
    <p className="sm row gap-x-3 gap-y-0.5">
      <bdi>{holder}</bdi>
      <bdi dir="ltr" className="num select-all wrap-anywhere whitespace-pre-line">
        {iban}
      </bdi>
    </p>
  );
}
