import { AffixField } from "~/components/ui/affix-field";
import { ChipLink, RemovableChip, Segment } from "~/components/ui/chip";
import { Checkbox, ChipChoices, ChoiceList, SegmentChoices, Switch } from "~/components/ui/choices";
import { CodeField } from "~/components/ui/code-field";
import { DateField } from "~/components/ui/date-field";
import { PasswordField } from "~/components/ui/password-field";
import { Select } from "~/components/ui/select";
import { StarsField } from "~/components/ui/stars-field";
import { TextArea, TextField } from "~/components/ui/text-field";
import { useT } from "~/i18n/use-t";
import { Section } from "./section";

const trades = ["cooling", "plumbing", "electrical", "painting", "carpentry"];
const here = "/requests/test2";

function TextSpecimens() {
  const t = useT();
  return (
    <>
      <TextField
        name="plain"
        label={t("kit:input.default")}
        placeholder={t("kit:input.example")}
        hint={t("kit:input.hint")}
      />
      <TextField name="filled" label={t("kit:input.filled")} defaultValue={t("kit:input.value")} optional />
      <TextField name="off" label={t("kit:input.disabled")} defaultValue={t("kit:input.city")} disabled />
      <AffixField
        name="price"
        label={t("kit:input.price")}
        before={t("kit:input.currency")}
        defaultValue="450"
      />
      <AffixField
        name="phone"
        label={t("kit:input.phone")}
        before="+20"
        type="tel"
        autoComplete="tel-national"
      />
      <Select
        name="trade"
        label={t("kit:input.select")}
        options={trades.map((value) => ({ value, label: t(`kit:trade.${value}`) }))}
      />
      <TextField
        name="email"
        label={t("kit:input.email")}
        type="email"
        placeholder={t("kit:input.emailExample")}
      />
      <DateField name="day" label={t("kit:input.date")} min="2026-01-01" />
      <PasswordField name="password" label={t("kit:input.password")} meter />
      <TextArea name="words" label={t("kit:input.area")} placeholder={t("kit:input.example")} />
      <CodeField name="code" label={t("kit:input.code")} hint={t("kit:input.codeHint")} />
      <StarsField name="stars" label={t("kit:input.stars")} />
    </>
  );
}

function Rows() {
  const t = useT();
  return (
    <ChoiceList
      name="method"
      label={t("kit:choice.list")}
      defaultValue="card"
      choices={[
        { value: "card", icon: "credit-card", label: t("kit:choice.card"), note: t("kit:choice.cardNote") },
        { value: "bank", icon: "landmark", label: t("kit:choice.bank"), note: t("kit:choice.bankNote") },
      ]}
    />
  );
}

function Short() {
  const t = useT();
  const orders = ["best", "price", "start"].map((value) => ({ value, label: t(`kit:order.${value}`) }));
  const views = orders.map(({ value, label }) => ({
    to: `${here}?order=${value}` as const,
    label,
    current: value === "best",
  }));
  return (
    <div className="stack gap-3">
      <div className="row gap-2">
        <ChipLink to={here}>{t("kit:chip.plain")}</ChipLink>
        <ChipLink to={here} chosen>
          {t("kit:chip.chosen")}
        </ChipLink>
        <RemovableChip to={here}>{t("kit:chip.filter")}</RemovableChip>
      </div>
      <ChipChoices name="urgency" label={t("kit:choice.chips")} choices={orders} defaultValue="best" />
      <SegmentChoices name="order" label={t("kit:choice.segment")} choices={orders} defaultValue="price" />
      <Segment label={t("kit:choice.views")} views={views} />
    </div>
  );
}

function Single() {
  const t = useT();
  return (
    <div>
      <Checkbox name="box" label={t("kit:choice.checkbox")} defaultChecked />
      <Checkbox name="box2" label={t("kit:choice.unchecked")} />
      <Checkbox name="box3" label={t("kit:choice.off")} disabled />
      <Switch name="switch" label={t("kit:choice.switch")} defaultChecked />
      <Switch name="switch2" label={t("kit:choice.switchOff")} />
    </div>
  );
}

export function Inputs() {
  return (
    <Section name="inputs">
      <div className="g3c">
        <TextSpecimens />
      </div>
      <div className="g3c mt-6">
        <Rows />
        <Short />
        <Single />
      </div>
    </Section>
  );
}
