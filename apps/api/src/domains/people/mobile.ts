/** How the mobile numbers of a country are made. */
export interface NumberingPlan {
  readonly dialCode: string;
  readonly mobileMin: number;
  readonly mobileMax: number;
}

/** The number behind its dialling code, spelled as it was typed. */
export const afterCode = (typed: string, dialCode: string): string =>
  typed.trim().replace(new RegExp(`^${[...dialCode].map((digit) => `[${digit}] *`).join('')}`), '');

/** A national number as it is typed, in E.164; undefined when it has not the digits that the country's numbers have. */
export const e164Of = (typed: string, { dialCode, mobileMin, mobileMax }: NumberingPlan): string | undefined => {
  // The 0 before a national number is dialled at home only.
  const digits = typed.replace(/ /g, '').replace(/^0+/, '');
  return digits.length >= mobileMin && digits.length <= mobileMax ? dialCode + digits : undefined;
};

/** A number that was read: in E.164, as somebody typed it behind its code, and its country. */
export interface ReadNumber<Country> {
  readonly e164: string;
  readonly typed: string;
  readonly country: Country;
}

/**
 * Reads a typed number: one that begins with `+` by its own dialling code (the longest that fits, the person's country first),
 * any other as one of the person's country. Undefined when it is no number of any of them.
 */
export const readNumber = <Country extends NumberingPlan>(
  text: string,
  countries: readonly Country[],
  own: Country | undefined,
): ReadNumber<Country> | undefined => {
  const compact = text.replace(/ /g, '');
  const hasCode = compact.startsWith('+');
  const possible = [...(own ? [own] : []), ...(hasCode ? countries : [])]
    .filter(({ dialCode }) => !hasCode || compact.startsWith(dialCode))
    .sort((one, other) => other.dialCode.length - one.dialCode.length);
  for (const country of possible) {
    const typed = hasCode ? afterCode(text, country.dialCode) : text.trim();
    const e164 = e164Of(typed, country);
    if (e164 !== undefined) return { e164, typed, country };
  }
  return undefined;
};
