import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import { PasswordField } from "~/components/ui/password-field";
import { Select } from "~/components/ui/select";
import { TextField } from "~/components/ui/text-field";
import type { Side } from "~/contract/people";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { PhoneField } from "./phone-field";
import type { SignUpData } from "./sign-up-data";
import { TradeFields } from "./trade-fields";

/** The fields' names for the summary of errors. The box for the terms has none: its error is a sentence of its own. */
const labels = {
  name: "account:name",
  phone: "account:phone",
  email: "account:email",
  city_id: "account:city",
  services: "account:services",
  cities: "account:cities",
  password: "account:password",
};

type Props = Pick<SignUpData, "cities" | "groups" | "constraints" | "dialCode"> & { kind: Side };

export function SignUpFields({ kind, cities, groups, constraints, dialCode }: Props) {
  const t = useT();
  return (
    <Form className="stack gap-4.5" constraints={constraints} labels={labels}>
      <TextField name="name" label={t("account:name")} autoComplete="name" />
      <PhoneField label={t("account:phone")} dialCode={dialCode} />
      <TextField name="email" label={t("account:email")} optional type="email" autoComplete="email" />
      <Select
        name="city_id"
        label={t("account:city")}
        placeholder={t("account:city.choose")}
        options={cities}
      />
      {kind === "provider" ? <TradeFields cities={cities} groups={groups} /> : null}
      <PasswordField name="password" label={t("account:password")} hint={t("account:password.hint")} meter />
      <Checkbox name="accept_terms" label={<AcceptTerms />} />
      <SubmitButton size="lg" busyLabel={t("account:signUp.busy")}>
        {t("account:signUp.submit")}
      </SubmitButton>
    </Form>
  );
}

/** In a tab of their own, so that what is filled in stays. */
function AcceptTerms() {
  const page = (to: "/terms" | "/privacy") => (words: ReactNode) => (
    <Link to={to} target="_blank">
      {words}
    </Link>
  );
  return <Text k="account:acceptTerms" values={{ terms: page("/terms"), privacy: page("/privacy") }} />;
}
