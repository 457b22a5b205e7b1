/** Milliseconds without typing before the draft is kept. */
const pause = 2_500;

export type Autosave = {
  /** Something was typed. */
  touch: () => void;
  /** The save that was sent has its answer, or will get none. */
  answered: () => void;
  /** A button has taken over, or the page is left: what waits is not sent. */
  stop: () => void;
};

/** Sends what is typed once its writer rests, one save at a time: later typing waits for the answer. */
export function autosaveOf(send: () => void): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderWay = false;
  let isWaiting = false;
  const save = () => {
    isWaiting = isUnderWay;
    if (isWaiting) return;
    isUnderWay = true;
    send();
  };
  return {
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(save, pause);
    },
    answered: () => {
      isUnderWay = false;
      if (isWaiting) save();
    },
    stop: () => {
      clearTimeout(timer);
      isWaiting = false;
    },
  };
}
