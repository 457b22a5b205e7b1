import { useFetcher, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { announce } from "~/components/ui/announce";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

type Root = { form: { csrf: string; key: string } | null } | undefined;

/** Takes new jobs or pauses. A button that looks like a switch, so that it works without scripts. */
export function TakingJobs({ isOn }: { isOn: boolean }) {
  const t = useT();
  const href = useHref();
  const fetcher = useFetcher<{ unanswered?: true } | null>();
  const guard = (useRouteLoaderData("root") as Root)?.form;
  const wanted = fetcher.formData ? fetcher.formData.get("is_taking_jobs") === "on" : isOn;
  useEffect(() => {
    if (fetcher.data?.unanswered) announce({ type: "error", message: t("ui:unanswered") });
  }, [fetcher.data, t]);
  return (
    <fetcher.Form method="post" action={href("/technician")} className="avail">
      <input type="hidden" name="csrf" value={guard?.csrf} />
      <input type="hidden" name="key" value={guard?.key} />
      <input type="hidden" name="intent" value="taking-jobs" />
      <input type="hidden" name="is_taking_jobs" value={isOn ? "off" : "on"} />
      <button type="submit" role="switch" aria-checked={wanted} className="avail-b">
        <span className="switch" data-on={wanted} aria-hidden="true" />
        <span className="sm med">{t("account.takingJobs")}</span>
      </button>
    </fetcher.Form>
  );
}
