import type { Path } from "~/i18n/link";
import type { Page } from "../page.server";
import type { Head } from "../page-meta";

/** What a page shows that is not built yet: whole sentences in the visitor's language. */
export type Coming = { title: string; text: string; soon: string; next: { to: Path; label: string } };

/** Somewhere to go meanwhile; `label` is a dictionary key. */
type Next = { to: Path; label: string };

const home: Next = { to: "/", label: "pages:soon.home" };

/**
 * The data of a page that is not built yet: what will be there, honestly, and a way on that exists.
 * @param name of the page in the dictionary `pages`
 */
export function coming({ t }: Page, name: string, next: Next = home): { coming: Coming; head: Head } {
  const brand = t("brand");
  const title = t(`pages:${name}.title`, { brand });
  const text = t(`pages:${name}.text`, { brand });
  return {
    coming: { title, text, soon: t("pages:soon"), next: { to: next.to, label: t(next.label) } },
    head: { title, description: text, isPrivate: true },
  };
}
