import * as texts from '../texts/setting-rules';

/** A distance from the end of a period: '7 days before', 'on the day', '3 days after'. */
export const fromEndText = (day: number): string => {
  if (day === 0) return texts.onTheDay;
  const days = texts.days(Math.abs(day));
  return day < 0 ? texts.before(days) : texts.after(days);
};

/** Days of one side of the end, joined: '7 days and 1 day'. */
const joined = (days: readonly number[]): string => texts.list.format(days.map((day) => texts.days(Math.abs(day))));

/** Reminders in order: '7 days and 1 day before, on the day, 3 days after'. */
export const remindersText = (days: readonly number[]): string => {
  const sorted = [...days].sort((a, b) => a - b);
  const [before, after] = [sorted.filter((day) => day < 0), sorted.filter((day) => day > 0)];
  const parts = [
    before.length > 0 && texts.before(joined(before)),
    sorted.includes(0) && texts.onTheDay,
    after.length > 0 && texts.after(joined(after)),
  ];
  return parts.filter(Boolean).join(', ') || texts.lastDayAlone;
};

/** Currencies with the tax in their prices: all in use without those with tax on top. */
export const inclusiveText = (inUse: readonly string[], taxOnTop: readonly string[]): string => {
  const codes = inUse.filter((code) => !taxOnTop.includes(code));
  return codes.length > 0 ? codes.join(', ') : texts.noCurrency;
};

/** Reminders that a form offers, and the chosen ones besides. */
export const offeredDays = (chosen: readonly number[]): readonly number[] =>
  [...new Set([-30, -21, -14, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 10, 14, ...chosen])].sort((a, b) => a - b);
