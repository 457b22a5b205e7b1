import type { Announcement } from "~/components/ui/announce";
import { Toast, Toasts } from "~/components/ui/toast";
import sheet from "~/styles/static-toasts.css?url";
import { InArabicToo } from "./in-arabic-too";

/** Messages as the server draws them: they stay, since nothing runs that would take them away. */
export function StaticToasts({ toasts }: { toasts: Announcement[] }) {
  return (
    <Toasts>
      <link rel="stylesheet" href={sheet} />
      {toasts.map((toast) => (
        <Toast key={toast.message} kind={toast.type}>
          {toast.message}
          <InArabicToo text={toast.description} />
        </Toast>
      ))}
    </Toasts>
  );
}
