import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Unsent } from "~/components/ui/unsent";
import type { JobReviews as Reviews } from "~/contract/review-fields";
import { DateTime } from "~/i18n/date-time";
import type { Path } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { SideReview } from "./side-review";

type Props = {
  reviews: Reviews;
  /** The page of the job. */
  job: Path;
  /** The reader's own name. */
  me: string;
  constraints: Constraints;
  /** The form in which the reader writes. */
  children: ReactNode;
};

/** The reviews of one job: the form while it is open, then what both sides wrote. */
export function JobReviews({ reviews, job, me, constraints, children }: Props) {
  const t = useT();
  const { request, other, can, mine, theirs } = reviews;
  const isOpen = can.length > 0;
  return (
    <div className="stack gap-5 rv-job">
      <Crumbs trail={[{ to: job, label: request.title }]} here={t("reviews:job.crumb")} />
      <h1 className="h1s">
        {isOpen ? (
          <Text k={mine ? "reviews:job.mine" : "reviews:job.title"} values={{ name: other.name }} />
        ) : (
          t("reviews:job.done")
        )}
      </h1>
      <Unsent />
      {isOpen ? (
        <>
          {reviews.closes_at ? <Sealed reviews={reviews} closesAt={reviews.closes_at} /> : null}
          {children}
        </>
      ) : (
        <>
          {reviews.is_disputed ? (
            <Note tone="amber">{t("reviews:job.disputed")}</Note>
          ) : mine || theirs ? null : (
            <Note>{t("reviews:job.over")}</Note>
          )}
          <SideReview
            constraints={constraints}
            title={t("reviews:job.yours")}
            review={mine}
            none={t("reviews:job.noneOfYours")}
            author={me}
            replier={other.name}
          />
          <SideReview
            constraints={constraints}
            title={<Text k="reviews:job.theirs" values={{ name: other.name }} />}
            review={theirs}
            none={<Text k="reviews:job.noneOfTheirs" values={{ name: other.name }} />}
            author={other.name}
            replier={me}
          />
        </>
      )}
      <p>
        <ButtonLink to={job} variant="line">
          {t("reviews:job.back")}
        </ButtonLink>
      </p>
    </div>
  );
}

/** When what is written here will be read, and that the other side has written. */
function Sealed({ reviews: { is_theirs_waiting, other }, closesAt }: { reviews: Reviews; closesAt: string }) {
  return (
    <Note tone={is_theirs_waiting ? "amber" : "blue"} icon={is_theirs_waiting ? "star" : "lock-keyhole"}>
      <Text
        k={is_theirs_waiting ? "reviews:job.waiting" : "reviews:job.sealed"}
        values={{ name: other.name, when: <DateTime iso={closesAt} as="limit" /> }}
      />
    </Note>
  );
}
