import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DisputeForm } from "~/components/complaints/dispute-form";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { messages } from "~/i18n/messages.server";
import sheet from "~/styles/complaints.css?url";
import { disputePage, fileComplaint } from "~/web/complaints/filing.server";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return {
    m: messages(page.locale, ["complaints"]),
    ...(await disputePage(page, pageId(args), "customer")),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return fileComplaint(page, { id: pageId(args), side: "customer" });
}

export default function Dispute() {
  const { order, title, side, other, limits, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap">
        <DisputeForm {...{ order, title, side, other, limits, constraints }} />
      </div>
    </div>
  );
}
