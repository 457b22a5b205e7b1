import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { type Option, Select } from "~/components/ui/select";
import { TextField } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";

type CustomerProfile = {
  name: string;
  cityId: string;
  isComplete: boolean;
  cities: Option[];
  constraints: Constraints;
};

const labels = { name: "account:name", city_id: "account:city" };

/** What a customer's account still lacks, or has. */
export function CustomerProfileForm({ name, cityId, isComplete, cities, constraints }: CustomerProfile) {
  const t = useT();
  return (
    <AccountFrame>
      <h1>{t(isComplete ? "account:profile.customer.yours" : "account:profile.customer.title")}</h1>
      {isComplete ? null : <p className="muted">{t("account:profile.customer.text")}</p>}
      <Form className="stack gap-4.5" constraints={constraints} labels={labels}>
        <TextField name="name" label={t("account:name")} autoComplete="name" defaultValue={name} />
        <Select
          name="city_id"
          label={t("account:city")}
          placeholder={t("account:city.choose")}
          options={cities}
          defaultValue={cityId}
        />
        <SubmitButton size="lg" busyLabel={t("account:profile.busy")}>
          {t("account:profile.submit")}
        </SubmitButton>
      </Form>
    </AccountFrame>
  );
}
