import type { Context } from "./context";

/** The instant so many seconds before `now`. */
export const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** Drafts made before this are as good as gone; the sweeper removes them. */
export const oldestDraft = ({ now, settings }: Pick<Context, "now" | "settings">): Date =>
  ago(now, settings.draftLifetime);
