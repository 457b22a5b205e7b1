import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { DirectChoice, ForCustomersOnly } from "~/components/services/direct-choice";
import { DirectSteps } from "~/components/services/direct-steps";
import { Directory } from "~/components/technicians/directory";
import { TechnicianRow } from "~/components/technicians/technician-row";
import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { messages } from "~/i18n/messages.server";
import { firstName } from "~/i18n/names";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/direct.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { directRequest } from "~/web/requests/direct-request.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return { m: messages(page.locale, ["services", "technicians", "lists"]), ...(await directRequest(page)) };
}

export default function RequestProvider() {
  const t = useT();
  const { chosen, directory, isForCustomers } = useLoaderData<typeof loader>();
  return (
    <div className="main-b">
      <div className="wrap">
        {chosen ? <Chosen {...chosen} isForCustomers={isForCustomers} /> : null}
        {directory ? (
          <>
            <div className="head mb-6">
              <div>
                <h1>{t("services:direct.title")}</h1>
                <p>{t("services:direct.lead")}</p>
              </div>
            </div>
            {isForCustomers ? null : <ForCustomersOnly />}
            <Directory to="/services/requestProvider" data={directory} action={choose} />
          </>
        ) : null}
      </div>
    </div>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Chosen({
  technician,
  write,
  isForCustomers,
}: NonNullable<Loaded["chosen"]> & Pick<Loaded, "isForCustomers">) {
  const t = useT();
  const { id, name, isTakingJobs } = technician;
  const trail = [
    { to: "/technicians" as const, label: t("technicians:title") },
    { to: `/technicians/${id}` as const, label: name },
  ];
  return (
    <>
      <Crumbs trail={trail} here={t("services:direct.title")} />
      <div className="head mt-2 mb-6">
        <div>
          <h1>
            <Text k="services:direct.titleFor" values={{ name }} />
          </h1>
          <p>{t("services:direct.description")}</p>
        </div>
      </div>
      <div className="split [--aside:420px]">
        <DirectSteps name={firstName(name)} />
        <DirectChoice {...{ name, isTakingJobs, isForCustomers, write }}>
          <div className="dir-r dir-one">
            <TechnicianRow technician={technician} action={profile(technician)} />
          </div>
        </DirectChoice>
      </div>
    </>
  );
}

const hidden = (words: ReactNode) => <span className="vh">{words}</span>;

const profile = ({ id, name }: { id: string; name: string }) => (
  <ButtonLink to={`/technicians/${id}`} variant="soft">
    <Text k="technicians:view" values={{ name, hidden }} />
  </ButtonLink>
);

/** Who takes no jobs can be looked at, not chosen. */
const choose = (technician: { id: string; name: string; isTakingJobs: boolean }) =>
  technician.isTakingJobs ? (
    <ButtonLink to={`/services/requestProvider?provider=${technician.id}`} variant="soft">
      <Text k="services:direct.choose" values={{ name: technician.name, hidden }} />
    </ButtonLink>
  ) : (
    profile(technician)
  );
