let ahead = 0;

/** The time of the site that a story happens on, which may be ahead of ours. */
export const siteNow = (): number => Date.now() + ahead;

/** From here on the stories of this process happen on a site that is so many milliseconds ahead. */
export const setAhead = (ms: number): void => {
  ahead = ms;
};
