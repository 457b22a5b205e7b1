/** The account that a refund goes to, in a sentence: it breaks nowhere. */
export function MaskedIban({ account }: { account: { iban: string } | null | undefined }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {account?.iban}
    </bdi>
  );
}
