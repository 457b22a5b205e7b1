import { AffixField } from "~/components/ui/affix-field";

/** A mobile number of the operator's country, written from the left in every language. */
export function PhoneField({ label, dialCode }: { label: string; dialCode: string }) {
  return (
    <AffixField
      name="phone"
      label={label}
      before={dialCode}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  );
}
