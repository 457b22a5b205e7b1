import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Link, type Path, useHref } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";

const types = [
  { value: "customer", icon: "house" },
  { value: "provider", icon: "toolbox" },
] as const;

/** What the loader gives: where the visitor wants to go once they are in. */
export type TypeChoiceData = { wanted: Path | null; loginPath: Path };

/** The choice of an account's type: a GET form, answered by a redirect. */
export function TypeChoice({ title }: { title: string }) {
  const t = useT();
  const href = useHref();
  const { wanted, loginPath } = useLoaderData<TypeChoiceData>();
  return (
    <AccountFrame>
      <h1>{title}</h1>
      <p className="muted">{t("account:type.note")}</p>
      <Form className="stack gap-5" method="get" action={href("/register/selectType")}>
        {wanted ? <input type="hidden" name="redirectTo" value={wanted} /> : null}
        <fieldset>
          <legend className="vh">{t("account:type.legend")}</legend>
          <div className="types">
            {types.map((type) => (
              <TypeCard key={type.value} {...type} />
            ))}
          </div>
        </fieldset>
        <button type="submit" className={buttonClass({ size: "lg" })}>
          {t("account:continue")}
        </button>
      </Form>
      <p className="muted">
        <Text
          k="account:signUp.haveAccount"
          values={{ login: (words: ReactNode) => <Link to={loginPath}>{words}</Link> }}
        />
      </p>
    </AccountFrame>
  );
}

function TypeCard({ value, icon }: (typeof types)[number]) {
  const t = useT();
  return (
    <label className="type">
      <input type="radio" name="type" value={value} required defaultChecked={value === "customer"} />
      <Icon name={icon} size="xl" />
      <span>
        <strong>{t(`account:type.${value}`)}</strong>
        <span className="sm muted">{t(`account:type.${value}.note`)}</span>
      </span>
      <span className="type-k">
        <Icon name="check" size="s" />
      </span>
    </label>
  );
}
