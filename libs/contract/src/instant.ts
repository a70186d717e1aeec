/** A day that the calendar has, as `2026-05-31`, from the year 1 on. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  // The 30th of February is taken for one of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
};

const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** A point in time in ISO 8601 with its zone, `2026-05-31T17:30+05:30`, that PostgreSQL takes too: JavaScript alone reads days and offsets that there are not. */
export const isInstant = (text: string): boolean =>
  isDay(text.slice(0, 10)) && text[10] === 'T' && clock.test(text.slice(11));
