import { type FormEvent, type ReactNode, useRef } from "react";
import { Form } from "~/components/ui/form";
import { TextArea } from "~/components/ui/text-field";
import type { RequestDraft } from "~/contract/request-form";
import { useT } from "~/i18n/use-t";
import { BudgetFields } from "./budget-fields";
import { FormEnd } from "./form-end";
import { FormIndex } from "./form-index";
import { JobFields } from "./job-fields";
import { PhotoFields } from "./photo-fields";
import { PlaceFields } from "./place-fields";
import type { RequestFormData } from "./request-form-data";
import { RequestPreview } from "./request-preview";
import { TimeFields } from "./time-fields";
import { useAutosave } from "./use-autosave";
import { useNewest, useTurn } from "./use-drafts";
import { useServiceFacts } from "./use-service-facts";
import { useTyped } from "./use-typed";

type Props = RequestFormData & {
  /** `publish`: a new request, with drafts. `save`: an open one is edited. */
  buttons: "publish" | "save";
};

/** The fields' names for the summary of errors. */
const labels = {
  title: "requests:form.titleLabel",
  service_id: "requests:form.service",
  description: "requests:form.descriptionLabel",
  photos: "requests:form.photos",
  timing: "requests:form.timing",
  preferred_date: "requests:form.date",
  time_window: "requests:form.window",
  budget_min: "requests:form.budgetFromIn",
  budget_max: "requests:form.budgetToIn",
  city_id: "requests:form.city",
  district_id: "requests:form.district",
  address: "requests:form.address",
};

/** A request in six numbered groups: one form, an index at the start, a preview at the end, one publish button. */
export function RequestForm(props: Props) {
  return <FormOfDraft key={useTurn(props.draft?.id)} {...props} />;
}

function FormOfDraft({ buttons, ...data }: Props) {
  const t = useT();
  const form = useRef<HTMLDivElement>(null);
  const { draft, start } = data;
  const { typed, follow } = useTyped(form);
  const service = useServiceFacts(data.service, typed.service_id);
  const autosave = useAutosave(form);
  const kept = useNewest(draft, autosave.draft);

  function input(event: FormEvent<HTMLElement>) {
    follow(event);
    if (buttons === "publish" && (event.target as HTMLInputElement).name !== "photos") autosave.touch();
  }

  return (
    <div ref={form} onInput={input}>
      <Form
        className="split rq"
        intent="publish"
        encType="multipart/form-data"
        constraints={draftConstraints(data.constraints)}
        labels={labels}
        onSubmit={autosave.press}
      >
        {kept ? <Known draft={kept} /> : null}
        <FormIndex savedAt={autosave.savedAt} draft={kept} />
        <div className="rq-form">
          <Group number={1} title={t("requests:form.job")}>
            <JobFields {...{ service, draft, start }} services={data.services} chosen={typed.service_id} />
          </Group>
          <Group number={2} title={t("requests:form.describe")}>
            <TextArea
              name="description"
              label={t("requests:form.descriptionLabel")}
              hint={t("requests:form.descriptionHint")}
              rows={6}
              defaultValue={draft?.description}
            />
          </Group>
          <Group number={3} title={t("requests:form.photos")} note={t("requests:form.photosNote")}>
            <PhotoFields photos={kept?.photos ?? []} limit={data.mostPhotos} />
          </Group>
          <Group number={4} title={t("requests:form.when")}>
            <TimeFields draft={draft} today={data.today} />
          </Group>
          <Group number={5} title={t("requests:form.budget")} note={t("requests:form.budgetNote")}>
            <BudgetFields draft={draft} currency={data.currency} guide={service?.guide ?? null} />
          </Group>
          <Group number={6} title={t("requests:form.where")}>
            <PlaceFields cities={data.cities} draft={draft} start={start} typed={typed} />
          </Group>
          <FormEnd buttons={buttons} hasDraft={kept !== null} />
        </div>
        <RequestPreview data={{ ...data, draft: kept }} typed={typed} />
      </Form>
    </div>
  );
}

/** What must not be lost where the draft is gone when the form arrives: which one technician it asks, and that it had photos. */
function Known({ draft: { id, provider_id, photos } }: { draft: RequestDraft }) {
  return (
    <>
      <input type="hidden" name="draft" value={id} />
      {provider_id ? <input type="hidden" name="provider_id" value={provider_id} /> : null}
      {photos.length > 0 ? <input type="hidden" name="photos_held" value={photos.length} /> : null}
    </>
  );
}

/** A draft may lack anything, so the browser is not told to insist; the API does at publishing. */
const draftConstraints = (constraints: Props["constraints"]): Props["constraints"] =>
  Object.fromEntries(
    Object.entries(constraints).map(([name, constraint]) => [
      name,
      { ...constraint, required: undefined, minLength: undefined },
    ]),
  );

function Group({
  number,
  title,
  note,
  children,
}: {
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="fs" id={`group-${number}`}>
      <legend>
        <span className="fs-n" aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      {note ? <p className="muted fs-h">{note}</p> : null}
      {children}
    </fieldset>
  );
}
