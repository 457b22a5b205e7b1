import { Form, useRouteLoaderData } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

type Root = { form: { csrf: string } | null } | null | undefined;

/** Signing out is a change, so it is a form: it also works without scripts. */
export function SignOutButton({ className }: { className?: string }) {
  const t = useT();
  const href = useHref();
  const guard = (useRouteLoaderData("root") as Root)?.form;
  return (
    <Form method="post" action={href("/sign-out")}>
      <input type="hidden" name="csrf" value={guard?.csrf} />
      <button type="submit" className={className}>
        <Icon name="log-out" size="m" />
        {t("account.logout")}
      </button>
    </Form>
  );
}
