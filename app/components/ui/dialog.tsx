import { type MouseEvent, type ReactNode, useId, useRef } from "react";
import type { LinkProps } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "./button";

type QuestionProps = {
  /** The question. */
  title: ReactNode;
  /** Its consequence. */
  children?: ReactNode;
  /** The accent button, then the line button. */
  actions: ReactNode;
  id?: string;
  level?: 1 | 2;
};

/** A question, its consequence and its answers: the inside of a dialog, and of the page that stands behind it. */
export function Question({ title, children, actions, id, level = 2 }: QuestionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="pad stack gap-2.5">
      <Heading id={id} className="text-h3">
        {title}
      </Heading>
      {children}
      <div className="row mt-2">{actions}</div>
    </div>
  );
}

/** A press outside closes too; React 18 passes the attribute on as it is. */
const lightly: object = { closedby: "any" };

type DialogLinkProps = Omit<Parameters<typeof ButtonLink>[0], "onClick"> & {
  to: LinkProps["to"];
  /** The dialog's content: a Question, mostly within a Form that posts to `to`. */
  dialog: (close: ReactNode) => ReactNode;
  /** Names the dialog. */
  title: string;
  closeLabel?: ReactNode;
};

/** A link to the page that asks a question; with scripts the question opens over this page instead. */
export function DialogLink({ dialog, title, closeLabel, ...link }: DialogLinkProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    box.current?.showModal();
  }
  const close = (
    <button type="button" className="btn btn-line" onClick={() => box.current?.close()}>
      {closeLabel ?? t("ui:dialog.close")}
    </button>
  );
  return (
    <>
      <ButtonLink {...link} onClick={open} aria-haspopup="dialog" />
      <dialog ref={box} id={id} className="dialog" aria-label={title} {...lightly}>
        {dialog(close)}
      </dialog>
    </>
  );
}
