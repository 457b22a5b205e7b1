import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { wall404, wall500 } from "~/components/ui/art";
import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { failureWords } from "~/i18n/failure";
import { useSetting } from "~/i18n/use-setting";
import sheet from "~/styles/errors.css?url";
import { AfterUnsent, type Unsent } from "./after-unsent";
import { Retry } from "./retry";
import { useFailureWords } from "./use-failure-words";

/** What a failed answer of the API carries. */
type Body = { message?: string; code?: string; request_id?: string; unsent?: Unsent } | null | undefined;

function useFailure(): { status: number; body: Body } {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return { status: error.status, body: error.data as Body };
  // The browser's own word for a server that it cannot reach.
  return { status: error instanceof TypeError ? 503 : 500, body: null };
}

/** Why there is no page: status code, status message, description, and the ways on. */
export function ErrorPage() {
  const { locale } = useSetting();
  const { status, body } = useFailure();
  const { title, text } = failureWords(locale, status, body?.code);
  const isOurs = status >= 500;
  // What the API says fits better than a general sentence, where the visitor can do something about it.
  const description = !isOurs && status !== 404 && body?.message ? body.message : text;
  return (
    <div className="errp">
      <link rel="stylesheet" href={sheet} />
      <div className="wrap errp-g">
        <div className="errp-t">
          <p className="errp-c num">{status}</p>
          <h1>{title}</h1>
          <p className="lg muted">{description}</p>
          <div className="row">
            <WaysOn isOurs={isOurs} body={body} />
          </div>
          <Reference id={body?.request_id} />
        </div>
        <img src={isOurs ? wall500 : wall404} alt="" width="672" height="288" />
      </div>
    </div>
  );
}

function WaysOn({ isOurs, body }: { isOurs: boolean; body: Body }) {
  if (isOurs) return <AfterOurs />;
  if (body?.unsent) return <AfterUnsent {...body.unsent} />;
  return body?.code === "stale" ? <AfterStale /> : <AfterTheirs />;
}

function Reference({ id }: { id: string | undefined }) {
  const words = useFailureWords();
  if (!id) return null;
  return (
    <p className="sm muted">
      {words.reference} <Num>{id}</Num>
    </p>
  );
}

function AfterOurs() {
  const words = useFailureWords();
  return (
    <>
      <Retry />
      <ButtonLink to="/" variant="line" size="lg">
        {words.home}
      </ButtonLink>
    </>
  );
}

/** Back to the form, which then is of this session. */
function AfterStale() {
  const words = useFailureWords();
  const { pathname, search } = useLocation();
  return (
    <>
      <a href={pathname + search} className={buttonClass({ size: "lg" })}>
        {words.again}
      </a>
      <ButtonLink to="/" variant="line" size="lg">
        {words.home}
      </ButtonLink>
    </>
  );
}

function AfterTheirs() {
  const words = useFailureWords();
  return (
    <>
      <ButtonLink to="/" size="lg">
        {words.home}
      </ButtonLink>
      <ButtonLink to="/technicians" variant="line" size="lg">
        {words.findTechnician}
      </ButtonLink>
    </>
  );
}
