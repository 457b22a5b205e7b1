/** Milliseconds without typing before the draft is kept. */
const pause = 2_500;

/** Milliseconds that a pressed button waits for a save under way; a line that slow has lost it. */
const patience = 4_000;

export type Autosave = {
  /** Something was typed. */
  touch: () => void;
  /** The save that was sent has its answer, or will get none. */
  answered: () => void;
  /**
   * A button was pressed: what waits is not sent. A save under way carries older words, so the button goes behind it, not beside it.
   * @param go sends the form; called later, once
   * @returns whether the button has to wait for that
   */
  yieldTo: (go: () => void) => boolean;
  /** The page is left: what waits is not sent. */
  stop: () => void;
};

/** Sends what is typed once its writer rests, one save at a time: later typing waits for the answer. */
export function autosaveOf(send: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  let isWaiting = false;
  let pressed: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    isWaiting = false;
    pressed = undefined;
  };
  const save = () => {
    isWaiting = isUnderWay;
    if (isWaiting) return;
    isUnderWay = true;
    send();
  };
  const answered = () => {
    isUnderWay = false;
    if (!pressed) return isWaiting ? save() : undefined;
    const go = pressed;
    stop();
    go();
  };
  return {
    touch: () => {
      if (pressed) return;
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
    answered,
    yieldTo: (go) => {
      if (!pressed) stop();
      if (isUnderWay && !pressed) timer = setTimeout(answered, patience);
      if (isUnderWay) pressed = go;
      return isUnderWay;
    },
    stop,
  };
}
