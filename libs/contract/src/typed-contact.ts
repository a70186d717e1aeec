/**
 * A typed or pasted telephone number, reduced to digits, spaces and a `+` in front. Examples: '(098450) 30193',
 * '98450/10196', 'tel:+91-98450-30195', '0091 98450 30199'. Other characters stay, for a rule to refuse.
 */
export const plainPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '')
    .replace(/[-()[\]./\u2010-\u2015]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00/, '+');

/** A pasted e-mail address without `mailto:`, angle brackets, a final dot or comma, and invisible signs. */
export const plainEmail = (typed: string): string =>
  typed
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[.,;]+$/, '');

/** A name with plain spaces and without the invisible signs that set the direction of a pasted text. Joiners stay: scripts need them. */
export const plainName = (typed: string): string =>
  typed.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
