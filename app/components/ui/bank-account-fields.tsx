import { FreshFields } from "./fresh-fields";
import { TextField } from "./text-field";

type Texts = { label: string; hint: string };

/** The bank account that somebody is paid to: its number and its holder, out of the form again once it was saved. */
export function BankAccountFields({ iban, holder }: { iban: Texts; holder: Texts }) {
  return (
    <FreshFields>
      <TextField name="iban" {...iban} dir="ltr" autoComplete="off" spellCheck={false} />
      <TextField name="holder" {...holder} autoComplete="name" />
    </FreshFields>
  );
}
