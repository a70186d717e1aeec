const digitRun = /(?<!\w)\d+(?:[ -]\d+)*/g;
/** A longer run of digits says nothing to a reader, and is left out as a whole. */
const longest = 200;
/** Digits of a card's number. Old ones had 13, as a moment in milliseconds has. */
const [fewest, most] = [14, 19] as const;

/** The last digit of a card's number follows from the others (Luhn). */
const isCardNumber = (digits: string): boolean =>
  digits.length >= fewest &&
  digits.length <= most &&
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;

/** The number of groups from `from` that make a card's number, and its digits. */
const cardFrom = (
  groups: readonly string[],
  from: number,
): { readonly count: number; readonly digits: string } | undefined => {
  let digits = '';
  for (let at = from; at < groups.length && digits.length <= most; at += 2) {
    digits += groups[at]!;
    if (isCardNumber(digits)) return { count: at - from + 1, digits };
  }
  return undefined;
};

/** A run of digits with the last four of each card in it. Other digits may stand before or after, as a date does. */
const masked = (run: string): string => {
  if (run.length > longest) return '•••';
  const groups = run.split(/([ -])/);
  const shown: string[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const card = at % 2 === 0 ? cardFrom(groups, at) : undefined;
    shown.push(card ? `•••• ${card.digits.slice(-4)}` : groups[at]!);
    if (card) at += card.count - 1;
  }
  return shown.join('');
};

/** A text with the last four digits alone of each card's number. */
export const maskCards = (text: string): string => text.replace(digitRun, masked);
