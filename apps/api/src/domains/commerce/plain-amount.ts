/** An amount as a file of figures writes it: a plain signed number with the digits of its currency. */
export const plainAmount = (minor: number, { exponent }: { readonly exponent: number }): number =>
  Number((minor / 10 ** exponent).toFixed(exponent));
