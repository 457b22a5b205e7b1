import { useEffect, useState } from "react";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Num } from "~/components/ui/num";
import { formatCountdown } from "~/i18n/spans";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useSetting } from "~/i18n/use-setting";
import { useT } from "~/i18n/use-t";

const secondsUntil = (later: string, now: number) => Math.max(0, Math.ceil((Date.parse(later) - now) / 1000));

/** The server's clock is the one that counts: the difference to the browser's is taken off. */
function useNow(): number {
  const answered = Date.parse(useSetting().now);
  const [now, setNow] = useState(answered);
  useEffect(() => {
    const ahead = Date.now() - answered;
    const timer = setInterval(() => setNow(Date.now() - ahead), 1000);
    return () => clearInterval(timer);
  }, [answered]);
  return Math.max(now, answered);
}

type Times = { resendAt: string; expiresAt: string };

/** "Send again in 0:42", then a button. Without scripts the button is there from the start and the API says when it is too early. */
export function ResendForm({ resendAt, expiresAt }: Times) {
  const t = useT();
  const now = useNow();
  const left = secondsUntil(resendAt, now);
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <Form intent="resend" className="sm stack gap-2">
      <div className="row gap-2">
        <Icon name="clock" size="s" />
        <span>
          {left > 0 ? (
            <Waiting seconds={left} />
          ) : (
            t(isOver(expiresAt, now) ? "account:code.expired" : "account:code.resendNow")
          )}
        </span>
        {left > 0 && isLive ? null : (
          <SubmitButton variant="ghost" size="sm" busyLabel={t("account:code.resending")}>
            {t("account:code.resend")}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}

const isOver = (expiresAt: string, now: number) => Date.parse(expiresAt) <= now;

function Waiting({ seconds }: { seconds: number }) {
  const reading = useReading();
  return (
    <Text
      k="account:code.resendIn"
      values={{ time: <Num>{formatCountdown(seconds, reading.digits)}</Num> }}
    />
  );
}
