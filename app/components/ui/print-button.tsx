import { useEffect, useState } from "react";
import { useT } from "~/i18n/use-t";
import { Button, buttonClass } from "./button";
import { Icon } from "./icon";

/** Opens the browser's own print dialog; while the page comes alive its place stays empty, so that nothing moves; without scripts there is none. */
export function PrintButton() {
  const t = useT();
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  if (!canPrint)
    return (
      <span
        className={buttonClass({ variant: "line", className: "invisible [@media(scripting:none)]:hidden" })}
        aria-hidden="true"
      >
        <Icon name="download" size="m" />
        {t("ui:print")}
      </span>
    );
  return (
    <Button variant="line" icon="download" onClick={() => window.print()}>
      {t("ui:print")}
    </Button>
  );
}
