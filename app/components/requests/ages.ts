/** How long ago a request was published, in hours: the choices of the filter. */
export const ages = [24, 72, 168];
