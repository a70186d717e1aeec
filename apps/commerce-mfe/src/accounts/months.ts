/** A month by its key, '2026-10', and its name, 'October 2026'. */
export interface MonthOption {
  readonly value: string;
  readonly label: string;
}

/** The 24 months before that of a day ('2026-11-29'), the newest first. */
export const monthsBefore = (day: string): MonthOption[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: 24 }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 2 - back, 1));
    return {
      value: first.toISOString().slice(0, 7),
      label: first.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    };
  });
};
