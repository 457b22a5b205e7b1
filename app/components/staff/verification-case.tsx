import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Icon } from "~/components/ui/icon";
import { SeenField } from "~/components/ui/seen-field";
import { TextArea } from "~/components/ui/text-field";
import type { WaitingVerification } from "~/contract/staff-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Documents } from "./documents";
import { UserFace } from "./user-row";

const labels = { reason: "staff:verifications.reason" };

/** Its cities as one reads them out. */
export type WaitingCase = Omit<WaitingVerification, "cities"> & { cities: string };

type CaseProps = { waiting: WaitingCase; constraints: Constraints };

/** A technician who waits: who it is, the documents, and the two ways to decide on them. */
export function VerificationCase({ waiting, constraints }: CaseProps) {
  const t = useT();
  const { id, name, documents, submitted_at } = waiting;
  const reject = `reject ${id}`;
  const seen = <SeenField name="submitted_at" value={submitted_at ?? ""} />;
  return (
    <div className="pad stack gap-4">
      <Who waiting={waiting} />
      <Documents of={name} documents={documents} />
      <div className="decide">
        <Form intent={`verify ${id}`} summary={false}>
          {seen}
          <SubmitButton
            icon="badge-check"
            aria-label={t("staff:verifications.verify", { name })}
            busyLabel={t("staff:verifications.verifyBusy")}
          >
            {t("staff:verifications.verifySubmit")}
          </SubmitButton>
        </Form>
        <Disclosure summary={t("staff:verifications.reject")} holds={reject}>
          <Form
            className="stack gap-4"
            intent={reject}
            constraints={constraints}
            labels={labels}
            summary={false}
          >
            {seen}
            <TextArea
              name="reason"
              rows={3}
              label={t("staff:verifications.reason")}
              hint={t("staff:verifications.hint")}
            />
            <SubmitButton variant="danger" busyLabel={t("staff:verifications.rejectBusy")}>
              {t("staff:verifications.rejectSubmit")}
            </SubmitButton>
          </Form>
        </Disclosure>
      </div>
    </div>
  );
}

function Who({ waiting }: Pick<CaseProps, "waiting">) {
  const { id, name, phone, headline, cities, submitted_at } = waiting;
  return (
    <div className="row nowrap top gap-4">
      <UserFace user={{ ...waiting, type: "provider" }} />
      <div className="grow stack gap-1">
        <h2 className="text-h4">
          <Link to={`/admin/users/${id}`} className="plain">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="sm muted row gap-x-3 gap-y-0.5">
          <bdi>{headline}</bdi>
          <PhoneText e164={phone} />
          <span className="row gap-1">
            <Icon name="map-pin" size="s" />
            <span>{cities}</span>
          </span>
        </p>
        {submitted_at ? (
          <p className="sm muted">
            <Text
              k="staff:verifications.handedIn"
              values={{ when: <DateTime iso={submitted_at} as="relative" isInside /> }}
            />
          </p>
        ) : null}
      </div>
    </div>
  );
}
