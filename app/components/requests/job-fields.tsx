import { buttonClass } from "~/components/ui/button";
import { ChipChoices } from "~/components/ui/choices";
import { type Options, Select } from "~/components/ui/select";
import { TextField } from "~/components/ui/text-field";
import type { ServiceQuestion } from "~/contract/catalogue";
import type { RequestDraft } from "~/contract/request-form";
import { useT } from "~/i18n/use-t";
import type { RequestFormData, ServiceFacts } from "./request-form-data";

type Props = {
  services: Options;
  service: ServiceFacts | null;
  /** Whose questions are to stand here; until they come, those of `service` do. */
  chosen: string | undefined;
  draft: RequestDraft | null;
  start: RequestFormData["start"];
};

/** Title, service, and the questions that the service asks. */
export function JobFields({ services, service, chosen, draft, start }: Props) {
  const t = useT();
  const isOther = chosen !== undefined && chosen !== service?.id;
  return (
    <>
      <TextField
        name="title"
        label={t("requests:form.titleLabel")}
        placeholder={t("requests:form.titleExample")}
        defaultValue={draft?.title ?? start.title}
      />
      <Select
        name="service_id"
        label={t("requests:form.service")}
        placeholder={t("requests:form.serviceChoose")}
        options={services}
        defaultValue={service?.id ?? draft?.service_id ?? start.service_id}
      />
      {/* Scripts fetch the questions by themselves; without them this button does. */}
      <noscript>
        <button
          type="submit"
          name="intent"
          value="questions"
          formNoValidate
          className={buttonClass({ variant: "line", size: "sm" })}
        >
          {t("requests:form.showQuestions")}
        </button>
      </noscript>
      <div className="rq-q" aria-busy={isOther || undefined}>
        {service?.questions.map((question) => (
          <Question
            key={`${service.id} ${question.code}`}
            question={question}
            answer={draft?.answers?.[question.code]}
          />
        ))}
      </div>
    </>
  );
}

function Question({
  question,
  answer,
}: {
  question: ServiceQuestion;
  answer: string | string[] | number | undefined;
}) {
  const name = `answers.${question.code}`;
  if (question.type === "number")
    return (
      <TextField
        name={name}
        label={question.label}
        optional
        inputMode="numeric"
        dir="ltr"
        defaultValue={answer === undefined ? undefined : String(answer)}
      />
    );
  return (
    <ChipChoices
      name={name}
      label={question.label}
      optional
      multiple={question.type === "multi"}
      choices={question.options.map(({ code, label }) => ({ value: code, label }))}
      defaultValue={answer === undefined ? undefined : [answer].flat().map(String)}
    />
  );
}
