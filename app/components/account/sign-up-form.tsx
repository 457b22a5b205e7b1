import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Leaving } from "~/components/live/leaving";
import { Note } from "~/components/ui/note";
import { Steps } from "~/components/ui/steps";
import type { Side } from "~/contract/people";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import type { SignUpData } from "./sign-up-data";
import { SignUpFields } from "./sign-up-fields";

/** Sign-up of either type: the same fields, and for a provider the trade as well. */
export function SignUpForm({ kind }: { kind: Side }) {
  const t = useT();
  return (
    <AccountFrame voice={kind}>
      <SignUpSteps />
      <h1>{t(`account:signUp.${kind}.title`)}</h1>
      <SignUp kind={kind} />
    </AccountFrame>
  );
}

export function SignUpSteps() {
  const t = useT();
  const steps = [t("account:step.type"), t("account:step.details"), t("account:step.code")];
  return <Steps keep className="mb-2" steps={steps} now={1} />;
}

/** What stands below the title, whichever frame the page has. */
export function SignUp({ kind }: { kind: Side }) {
  const data = useLoaderData<SignUpData>();
  return (
    <>
      {data.hasDraft ? <DraftNote kind={kind} /> : null}
      <Leaving>
        <SignUpFields kind={kind} {...data} />
      </Leaving>
      <p className="muted">
        <Text
          k="account:signUp.haveAccount"
          values={{ login: (words: ReactNode) => <Link to={data.loginPath}>{words}</Link> }}
        />
      </p>
    </>
  );
}

/** What becomes of the request that the visitor wrote as a guest. */
function DraftNote({ kind }: { kind: Side }) {
  const t = useT();
  return kind === "customer" ? (
    <Note>{t("account:draftWaits")}</Note>
  ) : (
    <Note tone="amber">{t("account:draftStays")}</Note>
  );
}
