/** Seeing a password. */
export const show = (label: string): string => `Show ${label.toLowerCase()}`;
export const hide = (label: string): string => `Hide ${label.toLowerCase()}`;
