import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AfterDecision } from "~/components/complaints/after-decision";
import { ClosedFor } from "~/components/complaints/closed-for";
import { ComplaintBadge } from "~/components/complaints/complaint-badge";
import { Decisions } from "~/components/complaints/decisions";
import { Ending } from "~/components/complaints/ending";
import { Facts } from "~/components/complaints/facts";
import { Filed } from "~/components/complaints/filed";
import { OtherWays } from "~/components/complaints/other-ways";
import { PartyThread } from "~/components/complaints/party-thread";
import { SplitPanel } from "~/components/complaints/split-panel";
import { StateStrip } from "~/components/complaints/state-strip";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ComplainedReview } from "~/components/reviews/complained-review";
import { Crumbs } from "~/components/ui/crumbs";
import { Unsent } from "~/components/ui/unsent";
import sheet from "~/styles/complaints.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { actOnComplaint, complaintPage } from "~/web/complaints/complaint-page.server";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [areaSheet, sheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  const id = pageId(args);
  if (page.viewer?.type === "staff") throw await page.leaveTo(`/admin/complaints/${id}`);
  return complaintPage(page, id);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  return actOnComplaint(page, pageId(args));
}

export default function ComplaintPage() {
  const { complaint, above, title, other, reader, area, me, list, limits, constraints } =
    useLoaderData<typeof loader>();
  const sides = {
    reader,
    customer: reader === "customer" ? me : other,
    provider: reader === "provider" ? me : other,
  };
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <Crumbs trail={[{ to: "/complaints", label: above }]} here={title} />
        <div className="head mb-0">
          <h1 className="complaint-title">{title}</h1>
          <ComplaintBadge of={complaint} />
        </div>
        <StateStrip {...{ complaint, other, reader }} />
        <div className="split">
          <div className="stack gap-6">
            <Unsent />
            <Ending complaint={complaint} sides={sides} />
            <Decisions complaint={complaint} sides={sides} />
            <AfterDecision {...{ complaint, other, limits }} constraints={constraints.appeal} />
            <SplitPanel {...{ complaint, sides, other }} constraints={constraints.propose} />
            <ClosedFor reason={complaint.closed_for} />
            <Filed complaint={complaint} />
            {complaint.review ? <ComplainedReview review={complaint.review} /> : null}
            <PartyThread {...{ complaint, other }} part={list} constraints={constraints.write} />
          </div>
          <div className="stack gap-6">
            <Facts complaint={complaint} area={area} />
            <OtherWays complaint={complaint} />
          </div>
        </div>
      </div>
    </div>
  );
}
