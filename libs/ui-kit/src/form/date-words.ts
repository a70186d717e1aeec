const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const day = (year: string, month: number, date: string): string | undefined => {
  const iso = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // A day past its month's end is taken for one of the next month.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
};

/** A typed day as on the wire: '3/7/2026', '03.07.2026', '03072026', '3 Jul 2026' and '2026-07-03' are the 3rd of July. Undefined for what is no day. */
export const readDate = (text: string): string | undefined => {
  const [, first = '', second = '', third = ''] =
    /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    /^(\d{1,2})[\s/.-]+(\d{1,2}|\p{L}{3,9})\.?[\s/.-]+(\d{4})$/u.exec(text.trim()) ??
    [];
  if (first.length === 4) return day(first, Number(second), third);
  const named = months.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  return third === '' ? undefined : day(third, named || Number(second), first);
};

/** A day of the wire as a field shows it: '2026-07-03' is '03/07/2026'. Another text stays as it is. */
export const writtenDate = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
