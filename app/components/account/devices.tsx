import { Badge } from "~/components/ui/badge";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Panel } from "~/components/ui/panel";
import type { OwnSession } from "~/contract/sessions";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Device = Omit<OwnSession, "device"> & { name: { browser: string; system: string } | null };

/** Where the account is signed in: each of the others can be signed out from here, or all at once. */
export function Devices({ devices }: { devices: Device[] }) {
  const t = useT();
  return (
    <Panel title={t("settings:devices.title")} flush>
      <p className="sm muted pad">{t("settings:devices.text")}</p>
      <ul className="list">
        {devices.map((device) => (
          <li key={device.id} className="row between gap-3 pad ruled">
            <DeviceLine device={device} />
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Form intent="end-others" className="pad ruled" summary={false}>
          <SubmitButton variant="line" busyLabel={t("settings:devices.busy")}>
            {t("settings:devices.endOthers")}
          </SubmitButton>
        </Form>
      ) : null}
    </Panel>
  );
}

function DeviceLine({ device: { id, name, is_current, created_at, last_used_at } }: { device: Device }) {
  const t = useT();
  const device = name ? t("settings:devices.named", name) : t("settings:devices.unknown");
  return (
    <>
      <div className="stack gap-1">
        <p className="strong row gap-2">
          {device}
          {is_current ? <Badge tone="green">{t("settings:devices.current")}</Badge> : null}
        </p>
        <p className="sm muted">
          <Text
            k="settings:devices.began"
            values={{ when: <DateTime iso={created_at} as="relative" isInside /> }}
          />
        </p>
        {is_current ? null : (
          <p className="sm muted">
            <Text
              k="settings:devices.used"
              values={{ when: <DateTime iso={last_used_at} as="relative" isInside /> }}
            />
          </p>
        )}
      </div>
      {is_current ? null : (
        <Form intent={`end ${id}`} summary={false}>
          <SubmitButton variant="line" size="sm" busyLabel={t("settings:devices.busy")}>
            {t("settings:devices.end")}
            <span className="vh">{device}</span>
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
