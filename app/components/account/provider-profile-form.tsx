import { Steps } from "~/components/ui/steps";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import { type ProviderProfile, ProviderProfileFields } from "./provider-profile-fields";

/** The second step of a new provider. */
export function ProviderProfileForm(profile: ProviderProfile) {
  const t = useT();
  return (
    <AccountFrame voice="provider" isWide>
      <Steps
        keep
        className="mb-2"
        now={1}
        steps={[t("account:step.account"), t("account:step.profile"), t("account:step.offers")]}
      />
      <h1>{t("account:profile.title")}</h1>
      <p className="muted">{t("account:profile.text")}</p>
      <ProviderProfileFields {...profile} />
    </AccountFrame>
  );
}
