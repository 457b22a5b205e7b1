import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { appealForm } from "~/components/complaints/appeal-form";
import { ClosedFor } from "~/components/complaints/closed-for";
import { ComplaintBadge } from "~/components/complaints/complaint-badge";
import { Decisions } from "~/components/complaints/decisions";
import { Ending } from "~/components/complaints/ending";
import type { Sides } from "~/components/complaints/figures";
import { Filed } from "~/components/complaints/filed";
import { SplitPanel } from "~/components/complaints/split-panel";
import { StaffDecision } from "~/components/complaints/staff-decision";
import { StaffFacts } from "~/components/complaints/staff-facts";
import { Thread } from "~/components/complaints/thread";
import { WriteForm } from "~/components/complaints/write-form";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { AgreedTerms } from "~/components/offers/agreed-terms";
import { JudgedWork } from "~/components/orders/judged-work";
import { JudgedPayment } from "~/components/payments/judged-payment";
import { JudgedPayout } from "~/components/payments/judged-payout";
import { Timeline } from "~/components/requests/timeline";
import { JudgedReview } from "~/components/reviews/judged-review";
import { Crumbs } from "~/components/ui/crumbs";
import { Panel } from "~/components/ui/panel";
import { Unsent } from "~/components/ui/unsent";
import type { DecisionBasis } from "~/contract/decision-basis-fields";
import { useT } from "~/i18n/use-t";
import partsSheet from "~/styles/complaint-parts.css?url";
import judgedSheet from "~/styles/judged.css?url";
import staffSheet from "~/styles/staff-frame.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { decideOnComplaint, staffComplaintPage } from "~/web/staff/complaints.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [staffSheet, partsSheet, judgedSheet].map((href) => ({
    rel: "stylesheet",
    href,
  }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return staffComplaintPage(page, pageId(args));
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decideOnComplaint(page, pageId(args));
}

/** What it is about: a payout, or a job and what belongs to it. */
function AtIssue({
  job,
  review,
  payment,
  payout,
}: Pick<DecisionBasis, "job" | "review" | "payment" | "payout">) {
  if (payout) return <JudgedPayout payout={payout} />;
  if (!job) return null;
  return (
    <>
      {payment ? <JudgedPayment payment={payment} /> : null}
      {review ? <JudgedReview review={review} job={job} /> : null}
      <AgreedTerms job={job} />
      <JudgedWork job={job} />
    </>
  );
}

export default function StaffComplaint() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { complaint, others, title, outcomes, rules, readerId, list, constraints } = page;
  const { filer, other } = complaint;
  const sides: Sides = { reader: "staff", customer: filer.name, provider: other?.name ?? "" };
  return (
    <div className="stack gap-5">
      <Crumbs trail={[{ to: "/admin/complaints", label: t("staff:complaints.title") }]} here={title} />
      <div className="row between gap-3">
        <h1 className="h1s">{title}</h1>
        <ComplaintBadge of={complaint} />
      </div>
      <div className="acct">
        <div className="stack gap-6">
          <Unsent />
          <Ending complaint={complaint} sides={sides} opened={page.opened} />
          <Decisions complaint={complaint} sides={sides} />
          <StaffDecision
            {...{ complaint, sides, outcomes, rules, others, readerId }}
            constraints={constraints.decide}
          />
          <ClosedFor reason={complaint.closed_for} />
          <Filed complaint={complaint} />
          <AtIssue {...page} />
          <SplitPanel complaint={complaint} sides={sides} constraints={{}} />
          <Thread part={list} isStaff isOver={!complaint.can.includes("write")}>
            {complaint.can.includes("write") ? (
              <Panel flush>
                <WriteForm
                  as="message"
                  hint={t(
                    complaint.other
                      ? "complaints:write.message.hintSides"
                      : `staff:complaints.write${appealForm(complaint.kind)}`,
                  )}
                  constraints={constraints.write}
                />
              </Panel>
            ) : null}
          </Thread>
        </div>
        <div className="stack gap-6">
          <StaffFacts complaint={complaint} whole={page.whole} sides={sides} />
          {page.job ? <Timeline request={page.job} /> : null}
        </div>
      </div>
    </div>
  );
}
