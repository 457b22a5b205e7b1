/** The address of an account's picture, small; null without one. */
export const avatarSource = (file: string | null): string | null => file && `/files/${file}?size=small`;
