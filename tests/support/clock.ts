let ahead = 0;

const preload = new URL("./ahead.mjs", import.meta.url).href;

/** What a server is started with that lives so many milliseconds ahead of us, and can be moved on. */
export const livingAhead = (ms = 0) => ({ NODE_OPTIONS: `--import ${preload}`, AHEAD: String(ms) });

/** The time of the site that a story happens on, which may be ahead of ours. */
export const siteNow = (): number => Date.now() + ahead;

/** From here on the stories of this process happen on a site that is so many milliseconds ahead. */
export const setAhead = (ms: number): void => {
  ahead = ms;
};
