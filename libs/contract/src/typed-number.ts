const point = '.';

/** Digits in groups of three, or as in India: 1,250,000 and 12,50,000. All groups have the same sign between them. */
const grouped = /^(?:[1-9]\d{0,2}([,. '])\d{3}(?:\1\d{3})*|[1-9]\d?([, ])\d{2}(?:\2\d{2})*\2\d{3})$/;

/** The sign between the groups; '' for digits without groups; undefined where the groups are wrong. */
const groupSign = (whole: string): string | undefined => {
  if (/^\d+$/.test(whole)) return '';
  const [, three, indian] = grouped.exec(whole) ?? [];
  return three ?? indian;
};

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

const readUnsigned = (text: string): string | undefined => {
  const sign = groupSign(text);
  // A single point is the decimal point, as everywhere else here: 1.250 is one and a quarter.
  if (sign !== undefined && (sign !== point || text.split(point).length > 2)) return onlyDigits(text);
  const [, whole = '', decimal = '', fraction = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  if (fraction === '') return undefined;
  const parts = whole === '' ? '' : groupSign(whole);
  return parts === undefined || parts === decimal ? undefined : `${onlyDigits(whole) || '0'}.${fraction}`;
};

/**
 * A number as a person types it, as plain digits: '1,250.50', '1.250,50', '1 250,50', '1’250.50' are '1250.50'; '12,50' is '12.50'.
 * A comma with exactly three digits behind it groups thousands. Undefined for what is no number or could be two: '1,2,3', '1.2.3', '12,50,5'.
 */
export const plainNumber = (typed: string): string | undefined => {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’ʼ′]/g, "'")
    .replace('−', '-')
    .trim();
  const read = readUnsigned(text.replace(/^-/, ''));
  return read !== undefined && text.startsWith('-') ? `-${read}` : read;
};

/** A typed number as `plainNumber` reads it; NaN for what it can't read. */
export const typedNumber = (typed: string): number => Number(plainNumber(typed) ?? NaN);
