import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { PhotoField } from "~/components/ui/photo-field";
import type { Option } from "~/components/ui/select";
import { TextArea, TextField } from "~/components/ui/text-field";
import type { ProviderDraft } from "~/contract/profile";
import { useT } from "~/i18n/use-t";
import { dayLabels, HoursField, type HoursPresets } from "./hours-field";
import { PhotoChoice } from "./photo-choice";
import { TradeFields, type TradeGroups } from "./trade-fields";

export type ProviderProfile = {
  name: string;
  draft: ProviderDraft;
  avatar: string | null;
  cities: Option[];
  groups: TradeGroups;
  /** In which prices are typed. */
  currency: string;
  /** 0 is Sunday. */
  weekdays: number[];
  presets: HoursPresets;
  constraints: Constraints;
};

/** The fields' names for the summary of errors. */
const labels = {
  avatar: "account:profile.photo",
  headline: "account:profile.headline",
  bio: "account:profile.bio",
  services: "account:services",
  cities: "account:cities",
  years: "account:profile.years",
  warranty_days: "account:profile.warranty",
  ...dayLabels,
  documents: "account:profile.documents",
};

/** The fields of a public profile, in the sign-up's second step and in the profile's own editor. */
export function ProviderProfileFields(profile: ProviderProfile) {
  const { name, draft, avatar, cities, groups, currency, weekdays, presets, constraints } = profile;
  const t = useT();
  const chosen = { services: draft.services.map(({ id }) => id), cities: draft.cities.map(({ id }) => id) };
  const kept = Object.fromEntries(draft.services.map(({ id, from_price }) => [id, from_price]));
  return (
    <Form className="stack gap-4.5" encType="multipart/form-data" constraints={constraints} labels={labels}>
      <PhotoChoice name={name} photo={avatar} />
      <AboutFields draft={draft} />
      <TradeFields groups={groups} cities={cities} chosen={chosen} prices={{ currency, kept }} />
      <ExperienceFields draft={draft} />
      <HoursField hours={draft.hours} weekdays={weekdays} presets={presets} />
      <Documents state={draft.verification} />
      <div className="save">
        <SubmitButton size="lg" busyLabel={t("account:profile.busy")}>
          {t("account:profile.submit")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function AboutFields({ draft }: Pick<ProviderProfile, "draft">) {
  const t = useT();
  return (
    <>
      <TextField
        name="headline"
        label={t("account:profile.headline")}
        hint={t("account:profile.headline.hint")}
        defaultValue={draft.headline}
      />
      <TextArea
        name="bio"
        label={t("account:profile.bio")}
        hint={t("account:profile.bio.hint")}
        rows={5}
        defaultValue={draft.bio}
      />
    </>
  );
}

function ExperienceFields({ draft }: Pick<ProviderProfile, "draft">) {
  const t = useT();
  return (
    <div className="g2">
      <TextField
        name="years"
        label={t("account:profile.years")}
        inputMode="numeric"
        dir="ltr"
        defaultValue={String(draft.years)}
      />
      <TextField
        name="warranty_days"
        label={t("account:profile.warranty")}
        hint={t("account:profile.warranty.hint")}
        inputMode="numeric"
        dir="ltr"
        defaultValue={String(draft.warranty_days)}
      />
    </div>
  );
}

/** Papers can be handed in as long as none are under review or accepted. */
function Documents({ state }: { state: ProviderDraft["verification"] }) {
  const t = useT();
  const text = t(`account:profile.documents.${state}`);
  if (state === "submitted" || state === "verified")
    return (
      <Note
        tone={state === "verified" ? "green" : "blue"}
        icon={state === "verified" ? "badge-check" : "clock"}
      >
        {text}
      </Note>
    );
  return (
    <PhotoField
      name="documents"
      label={t("account:profile.documents")}
      hint={text}
      optional
      photos={[]}
      limit={4}
    />
  );
}
