/** Parts of a format besides its zeros: quoted texts, escaped characters, signs that need neither, a language. */
const literal = /"([^"]*)"|\\(.)|\[\$[^\]]*\]|_.|([-/() ])/g;

/**
 * The pattern of a number format that only adds zeros, and signs between the digits: `00000` of postal codes, `000\-00\-0000`.
 * Undefined for every other format. In the pattern U+0000 is the place of a digit.
 */
export const zeroPattern = (code: string): string | undefined => {
  const [first = ''] = code.split(';');
  if ((first.replace(literal, '').match(/^0{2,}$/) ?? []).length === 0) return undefined;
  return first
    .replace(literal, (_whole, quoted?: string, escaped?: string, sign?: string) =>
      (quoted ?? escaped ?? sign ?? '').replace(/0/g, '\u0001'),
    )
    .replace(/0/g, '\u0000')
    .replace(/\u0001/g, '0');
};

/** A whole number as Excel shows it in such a format: 1067 in `00000` is '01067'. Digits without a place stand in front. */
export const inZeroPattern = (digits: string, pattern: string): string => {
  const places = pattern.split('\u0000').length - 1;
  const shown = digits.padStart(places, '0');
  let at = shown.length - places;
  return pattern.replace(/\u0000/g, (_place, offset: number) => {
    const first = offset === pattern.indexOf('\u0000') ? shown.slice(0, at) : '';
    return first + (shown[at++] ?? '');
  });
};
