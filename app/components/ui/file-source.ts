/** The address of an uploaded file, in one of the sizes that are kept of it. */
export const fileSource = (id: string, size: "small" | "medium" | "large"): string =>
  `/files/${id}?size=${size}`;
