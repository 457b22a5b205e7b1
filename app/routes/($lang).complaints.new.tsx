import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentProps } from "react";
import { AboutField } from "~/components/complaints/about-field";
import { ClosedFor } from "~/components/complaints/closed-for";
import { FilingForm } from "~/components/complaints/filing-form";
import { KindList } from "~/components/complaints/kind-list";
import { OpenAlready } from "~/components/complaints/open-already";
import { freezesOf, WhatComes } from "~/components/complaints/what-comes";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { Note } from "~/components/ui/note";
import { Unsent } from "~/components/ui/unsent";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/complaints.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { fileComplaint, filingForm, filingPage } from "~/web/complaints/filing.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [areaSheet, sheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  if (page.viewer?.type === "staff") throw await page.leaveTo("/admin/complaints");
  return {
    m: messages(page.locale, ["complaints"]),
    isCustomer: page.viewer?.type === "customer",
    ...(await filingPage(page)),
    ...(await filingForm(page)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  return fileComplaint(page);
}

export default function NewComplaint() {
  const t = useT();
  const { above, title, heading, kinds, kind, subject, isIdle, isCustomer } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap stack gap-5">
        <Unsent />
        <Crumbs trail={[{ to: "/complaints", label: above }]} here={title} />
        <div className="head mb-0">
          <h1>{heading}</h1>
          {kind && kinds.length > 1 ? (
            <ButtonLink to="/complaints/new" variant="ghost">
              {t("complaints:new.change")}
            </ButtonLink>
          ) : null}
        </div>
        {isIdle ? (
          <>
            <Note className="measure">{t(`complaints:form.none.${subject}`)}</Note>
            <div className="row gap-3">
              <Back />
            </div>
          </>
        ) : kind && subject ? (
          <Filing kind={kind} subject={subject} />
        ) : (
          <KindList kinds={kinds} isCustomer={isCustomer} />
        )}
      </div>
    </div>
  );
}

type Filed = Pick<ComponentProps<typeof AboutField>, "kind" | "subject">;

/** The form, beside what follows from it; an appeal answers the reason that stands above. */
function Filing({ kind, subject }: Filed) {
  const t = useT();
  const { choices, about, open, closedFor, limits, constraints } = useLoaderData<typeof loader>();
  return (
    <div className="split">
      <div className="stack gap-5">
        <ClosedFor reason={closedFor} />
        {open ? (
          <Note>
            <OpenAlready id={open} />
          </Note>
        ) : null}
        <FilingForm
          key={kind}
          {...{ kind, subject, limits, constraints }}
          button={t(kind === "account_appeal" ? "complaints:form.sendAppeal" : "complaints:form.send")}
          back={<Back />}
        >
          <AboutField {...{ kind, subject, choices, about }} />
        </FilingForm>
      </div>
      <WhatComes kind={kind} freezes={freezesOf(choices.orders, about)} />
    </div>
  );
}

function Back() {
  const t = useT();
  return (
    <ButtonLink to="/complaints" variant="line" size="lg">
      {t("complaints:form.back")}
    </ButtonLink>
  );
}
