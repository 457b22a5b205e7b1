import { Icon } from "~/components/ui/icon";
import { Logo } from "~/components/ui/logo";
import { Num } from "~/components/ui/num";
import { LanguageLink, Link, type Path } from "~/i18n/link";
import { formatPhone, phoneHref } from "~/i18n/phone";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";
import { type AppLink, useOperator } from "./site";

/** The foot of a page: the operator's words, links and numbers, as the API gives them. */
export function Footer() {
  const operator = useOperator();
  if (!operator) return null;
  const { info, mobile } = operator;
  return (
    <footer className="site-foot on-dark">
      <div className="frieze" aria-hidden="true" />
      <div className="wrap">
        <div className="foot-grid">
          <div className="stack gap-3">
            <Logo />
            <p className="max-w-[36ch]">{info.slogan}</p>
            {info.phones.map((phone) => (
              <p key={phone} className="row gap-2">
                <Icon name="phone" size="m" />
                <a href={phoneHref(phone)}>
                  <Num>{formatPhone(phone)}</Num>
                </a>
              </p>
            ))}
            <Apps mobile={mobile} />
          </div>
          {info.links.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="stack gap-0">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path as Path} discover="none">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <End brand={info.brand} legal={info.legal} />
      </div>
    </footer>
  );
}

/** The operator's apps in their stores. */
function Apps({ mobile }: { mobile: AppLink[] }) {
  const t = useT();
  if (mobile.length === 0) return null;
  return (
    <div>
      <h2>{t("footer.apps")}</h2>
      <ul className="row gap-x-5 gap-y-0">
        {mobile.map(({ store, label, url }) => (
          <li key={store}>
            <a href={url} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type EndProps = { brand: string; legal: { label: string; path: string }[] };

function End({ brand, legal }: EndProps) {
  const t = useT();
  const { now } = useSetting();
  return (
    <div className="foot-end">
      <span>{t("footer.copyright", { year: now.slice(0, 4), brand })}</span>
      <span className="row gap-x-5 gap-y-1">
        {legal.map(({ label, path }) => (
          <Link key={path} to={path as Path} discover="none">
            {label}
          </Link>
        ))}
        <LanguageLink discover="none" />
      </span>
    </div>
  );
}
