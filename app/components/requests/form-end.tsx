import { SubmitButton } from "~/components/ui/button";
import { useT } from "~/i18n/use-t";

/** The one orange button, and what else can be done with the form. */
export function FormEnd({ buttons, hasDraft }: { buttons: "publish" | "save"; hasDraft: boolean }) {
  const t = useT();
  if (buttons === "save")
    return (
      <div className="rq-end">
        <SubmitButton size="lg" busyLabel={t("requests:form.saving")}>
          {t("requests:form.saveChanges")}
        </SubmitButton>
      </div>
    );
  return (
    <div className="rq-end">
      <SubmitButton size="lg" variant="accent" busyLabel={t("requests:form.publishing")}>
        {t("requests:form.publish")}
      </SubmitButton>
      <SubmitButton
        size="lg"
        variant="line"
        name="intent"
        value="draft"
        formNoValidate
        busyLabel={t("requests:form.saving")}
      >
        {t("requests:form.saveDraft")}
      </SubmitButton>
      {hasDraft ? (
        <SubmitButton
          variant="ghost"
          size="lg"
          name="intent"
          value="discard"
          formNoValidate
          busyLabel={t("requests:form.discarding")}
        >
          {t("requests:form.discard")}
        </SubmitButton>
      ) : null}
    </div>
  );
}
