import { useActionData, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Note } from "~/components/ui/note";
import { useT } from "~/i18n/use-t";

type Leave = { to: string; after: number; message: string; isWarning?: boolean };

/** Set by an action whose page goes elsewhere after a moment. */
export const useLeave = () => useActionData<{ leave?: Leave } | undefined>()?.leave;

const never = () => () => {};

/** Whether this very document is the answer, posted before scripts ran: then its `Refresh` header leads on, and once is enough. */
function useIsOfDocument(leave: Leave | undefined): boolean {
  const isDrawnByServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [ofDocument] = useState(isDrawnByServer ? leave : undefined);
  return leave !== undefined && leave === ofDocument;
}

/**
 * The message of a form that is done, and the way on: by itself after the delay, or at once by the link. The form itself, its child,
 * stands no longer then: nobody is to send it twice.
 */
export function Leaving({ children = null }: { children?: ReactNode }) {
  const leave = useLeave();
  const isOfDocument = useIsOfDocument(leave);
  const navigate = useNavigate();
  const t = useT();
  const onward = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!leave || isOfDocument) return;
    // The pressed button went with its form: its focus goes to the way on.
    if (document.activeElement === document.body) onward.current?.focus();
    const timer = setTimeout(() => navigate(leave.to, { replace: true }), leave.after);
    return () => clearTimeout(timer);
  }, [leave, isOfDocument, navigate]);
  if (!leave) return children;
  const look = leave.isWarning
    ? ({ tone: "amber", role: "alert" } as const)
    : ({ tone: "green", icon: "circle-check", role: "status" } as const);
  return (
    <Note {...look}>
      <p>
        {leave.message}{" "}
        <a ref={onward} href={leave.to}>
          {t("continue")}
        </a>
      </p>
    </Note>
  );
}
