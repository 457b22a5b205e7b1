import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { SearchForm } from "~/components/live/search-form";
import { UserRow } from "~/components/staff/user-row";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { userList } from "~/web/staff/staff-lists.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists"]),
    head: {
      title: page.t("staff:users.title"),
      description: page.t("staff:users.description"),
      isPrivate: true,
    },
    ...(await userList(page)),
  };
}

export default function Users() {
  const t = useT();
  const { list, tabs, q, search, kept } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <h1 className="h1s">{t("staff:users.title")}</h1>
      <div>
        <SearchForm
          to="/admin/users"
          label={t("staff:users.search")}
          example={t("staff:users.example")}
          value={q ?? ""}
          constraint={search}
          keep={kept}
        />
        <Tabs
          label={t("staff:users.tabs")}
          tabs={tabs.map(({ name, isCurrent, ...tab }) => ({
            ...tab,
            label: t(`staff:users.tab.${name}`),
            current: isCurrent,
          }))}
        />
      </div>
      <GrowingList part={list} item={(user) => <UserRow user={user} />} empty={<Nobody />} />
    </div>
  );
}

/** Nobody answers to the search, or nobody is closed. */
function Nobody() {
  const t = useT();
  const { q, whole } = useLoaderData<typeof loader>();
  const [title, text] = q ? ["none", "noneText"] : ["noneInactive", "noneInactiveText"];
  const action = q ? (
    <ButtonLink to={whole} variant="line">
      {t("staff:users.clear")}
    </ButtonLink>
  ) : null;
  return (
    <Panel flush>
      <EmptyState icon="users" title={t(`staff:users.${title}`)} action={action}>
        {t(`staff:users.${text}`)}
      </EmptyState>
    </Panel>
  );
}
