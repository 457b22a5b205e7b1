import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { StarsField } from "~/components/ui/stars-field";
import { TextArea } from "~/components/ui/text-field";
import type { JobReviews } from "~/contract/review-fields";
import { useT } from "~/i18n/use-t";
import { scoreNames } from "./review-data";
import { ReviewPhotoFields } from "./review-photo-fields";

const labels = {
  punctuality: "reviews:score.punctuality",
  quality: "reviews:score.quality",
  communication: "reviews:score.communication",
  honesty: "reviews:score.honesty",
  stars: "reviews:form.stars",
  text: "reviews:form.text",
  photos: "reviews:form.photos",
};

type Props = { reviews: JobReviews; constraints: Constraints; mostPhotos: number };

/** What a customer says of a technician: four figures, words, photos of the work. */
export function ReviewForm({ reviews, constraints, mostPhotos }: Props) {
  const t = useT();
  const { mine, photos } = reviews;
  return (
    <Form
      className="panel pad stack gap-6"
      intent="send"
      encType="multipart/form-data"
      constraints={constraints}
      labels={labels}
    >
      <div className="rv-scores">
        {scoreNames.map((name) => (
          <StarsField
            key={name}
            name={name}
            label={t(`reviews:score.${name}`)}
            hint={t(`reviews:form.${name}.hint`)}
            defaultValue={mine?.scores?.[name]}
          />
        ))}
      </div>
      <Words text={mine?.text} />
      <ReviewPhotoFields photos={photos} limit={mostPhotos} />
      <Send isNew={mine === null} />
    </Form>
  );
}

/** What a technician says of a customer: one figure and words. */
export function CustomerReviewForm({ reviews, constraints }: Omit<Props, "mostPhotos">) {
  const t = useT();
  const { mine } = reviews;
  return (
    <Form className="panel pad stack gap-6" intent="send" constraints={constraints} labels={labels}>
      <StarsField
        name="stars"
        label={t("reviews:form.stars")}
        hint={t("reviews:form.stars.hint")}
        defaultValue={mine?.stars ?? undefined}
      />
      <Words text={mine?.text} />
      <Send isNew={mine === null} />
    </Form>
  );
}

/** What was written last, and once it is kept, as it is kept: without what is hidden in it. */
function Words({ text }: { text: string | undefined }) {
  const t = useT();
  return (
    <TextArea
      key={text}
      name="text"
      label={t("reviews:form.text")}
      hint={t("reviews:form.text.hint")}
      rows={5}
      optional
      defaultValue={text}
    />
  );
}

function Send({ isNew }: { isNew: boolean }) {
  const t = useT();
  return (
    <SubmitButton className="justify-self-start" busyLabel={t("reviews:form.busy")}>
      {t(isNew ? "reviews:form.send" : "reviews:form.save")}
    </SubmitButton>
  );
}
