import { Icon } from "~/components/ui/icon";
import { Shots } from "~/components/ui/shots";
import type { ReviewRule } from "~/contract/review-fields";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** Photos of the work, each a link to the large one. */
export function ReviewPhotos({ photos, className = "rv-ph" }: { photos: string[]; className?: string }) {
  const t = useT();
  return (
    <Shots
      photos={photos.map((id) => ({ id, width: 160, height: 120 }))}
      alt={(number) => t("reviews:photo", { number })}
      className={className}
    />
  );
}

type AnswersProps = {
  addendum: string | null;
  reply: string | null;
  /** Who wrote the review, and who replied. */
  author: string;
  replier: string;
};

/** What was said after a review was published: by its author, then by whom it is of. */
export function ReviewAnswers({ addendum, reply, author, replier }: AnswersProps) {
  return (
    <>
      <Answer k="reviews:addendum" name={author} text={addendum} />
      <Answer k="reviews:reply" name={replier} text={reply} />
    </>
  );
}

function Answer({ k, name, text }: { k: string; name: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="reply">
      <p className="sm med">
        <Text k={k} values={{ name }} />
      </p>
      <p className="sm w-fit whitespace-pre-line" dir="auto">
        {text}
      </p>
    </div>
  );
}

/** What is left of a review that was removed. */
export function ReviewStub({ rule }: { rule: ReviewRule }) {
  const t = useT();
  return (
    <p className="row nowrap top gap-2 muted">
      <Icon name="ban" size="m" />
      <span>{t("reviews:stub", { rule: t(`reviews:rule.${rule}`) })}</span>
    </p>
  );
}
