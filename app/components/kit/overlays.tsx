import { useState } from "react";
import { Button } from "~/components/ui/button";
import { DialogLink, Question } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { Menu, MenuLink } from "~/components/ui/menu";
import { Popover, PopoverButton, PopoverClose } from "~/components/ui/popover";
import { ProgressBar } from "~/components/ui/progress-bar";
import { Toast, type ToastKind } from "~/components/ui/toast";
import { useT } from "~/i18n/use-t";
import { Section, Specimens } from "./section";

const here = "/requests/test2";
const kinds: ToastKind[] = ["info", "success", "warning", "error"];

function Dialogs() {
  const t = useT();
  const question = (close: React.ReactNode) => (
    <Question
      title={t("kit:dialog.title")}
      actions={
        <>
          <Button variant="accent" className="grow">
            {t("kit:dialog.yes")}
          </Button>
          {close}
        </>
      }
    >
      <p className="muted">{t("kit:dialog.text")}</p>
    </Question>
  );
  return (
    <div>
      <DialogLink
        to={here}
        variant="line"
        title={t("kit:dialog.title")}
        closeLabel={t("kit:dialog.no")}
        dialog={question}
      >
        {t("kit:dialog.open")}
      </DialogLink>
      <div className="dialog dlg-s">{question(<Button variant="line">{t("kit:dialog.no")}</Button>)}</div>
    </div>
  );
}

function Toasts() {
  const t = useT();
  const [gone, setGone] = useState<ToastKind[]>([]);
  return (
    <>
      {kinds
        .filter((kind) => !gone.includes(kind))
        .map((kind) => (
          <Toast key={kind} kind={kind} onDismiss={() => setGone([...gone, kind])}>
            {t(`kit:toast.${kind}`)}
          </Toast>
        ))}
    </>
  );
}

function Layers() {
  const t = useT();
  return (
    <div className="row">
      <Menu label={t("kit:menu")}>
        <MenuLink to={here}>{t("kit:menu.one")}</MenuLink>
        <MenuLink to={here} danger>
          {t("kit:menu.two")}
        </MenuLink>
      </Menu>
      {(["drawer", "sheet"] as const).map((kind) => (
        <div key={kind}>
          <PopoverButton target={`kit-${kind}`} label={t(`kit:layer.${kind}`)}>
            <Icon name={kind === "drawer" ? "menu" : "bell"} />
          </PopoverButton>
          <Popover id={`kit-${kind}`} kind={kind} label={t(`kit:layer.${kind}`)}>
            <div className="panel-head">
              <h3>{t(`kit:layer.${kind}`)}</h3>
              <PopoverClose target={`kit-${kind}`} />
            </div>
            <p className="pad muted">{t("kit:layer.text")}</p>
          </Popover>
        </div>
      ))}
      <div className="kit-progress">
        <ProgressBar />
      </div>
    </div>
  );
}

export function Overlays() {
  const t = useT();
  return (
    <Section name="overlays">
      <div className="g3c">
        <Dialogs />
        <div className="stack gap-2.5">
          <Toasts />
        </div>
        <div className="stack gap-2.5">
          <Toast kind="success">{t("kit:toast.stays")}</Toast>
          <Specimens title={t("kit:layers")}>
            <Layers />
          </Specimens>
        </div>
      </div>
    </Section>
  );
}
