import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComingPage } from "~/components/pages/coming-page";
import { Note } from "~/components/ui/note";
import { googleFailure } from "~/web/account/google.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { coming } from "~/web/site/coming.server";

export const meta = pageMeta;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return {
    ...coming(page, "google", { to: "/login", label: "account.login" }),
    failure: googleFailure(page),
  };
}

export default function GoogleReturn() {
  const { failure } = useLoaderData<typeof loader>();
  return (
    <ComingPage>
      <Note tone="red" role="alert">
        {failure}
      </Note>
    </ComingPage>
  );
}
