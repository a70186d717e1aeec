import type { Condition } from './condition';

const two = (number: number): string => String(number).padStart(2, '0');
const startOf = (day: string): Date => new Date(`${day}T00:00:00`);

/** The day of a moment in the viewer's zone, as a date field holds it: '2026-11-21'; what is no moment is ''. */
export const dayOf = (moment: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(moment)) return moment;
  const at = new Date(moment);
  return Number.isNaN(at.getTime()) ? '' : `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};

/** The days that a person chose as moments of the wire; the last day of `between` counts to its end. */
export const momentsOf = ({ operator, values }: Condition): Condition => {
  const moments = values.map((day, at) => {
    if (day === '') return '';
    const start = startOf(day);
    if (Number.isNaN(start.getTime())) return '';
    if (operator !== 'between' || at === 0) return start.toISOString();
    start.setDate(start.getDate() + 1);
    return new Date(start.getTime() - 1).toISOString();
  });
  return { operator, values: moments };
};
