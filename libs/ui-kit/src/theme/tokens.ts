import type tokens from './tokens.json';

/** The CSS variable of a colour token, the same name in both themes: `color('focus')`. */
export const color = (name: keyof typeof tokens.color.light): string => `var(--mui-palette-lectern-${name})`;
