import * as texts from '../texts/setting-rules';

/** A day counted from the end of a period: '7 days before', 'on the day', '3 days after'. */
export const dayText = (day: number): string => {
  if (day === 0) return texts.onTheDay;
  const days = texts.days(Math.abs(day));
  return day < 0 ? texts.before(days) : texts.after(days);
};

/** Reminders in order: '7 days and 1 day before, on the day, 3 days after'. */
export const remindersText = (days: readonly number[]): string => {
  const sorted = [...days].sort((a, b) => a - b);
  const side = (among: readonly number[], named: (days: string) => string): readonly string[] =>
    among.length === 0 ? [] : [named(texts.list.format(among.map((day) => texts.days(Math.abs(day)))))];
  const parts = [
    ...side(
      sorted.filter((day) => day < 0),
      texts.before,
    ),
    ...(sorted.includes(0) ? [texts.onTheDay] : []),
    ...side(
      sorted.filter((day) => day > 0),
      texts.after,
    ),
  ];
  return parts.length > 0 ? parts.join(', ') : texts.lastDayAlone;
};

/** Currencies whose prices include the tax: all in use without those with tax on top. */
export const inclusiveText = (inUse: readonly string[], taxOnTop: readonly string[]): string => {
  const codes = inUse.filter((code) => !taxOnTop.includes(code));
  return codes.length > 0 ? codes.join(', ') : texts.noCurrency;
};

/** Reminders that a form offers, and the chosen ones besides. */
export const offeredDays = (chosen: readonly number[]): readonly number[] =>
  [...new Set([-30, -21, -14, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10, 14, ...chosen])].sort((a, b) => a - b);
