import type { Cell } from '../../server/list/list-source';

const parts = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });

/** Writes instants as ISO 8601 with the offset that the zone has at that moment: '2026-11-21T19:35:00+05:30'. An unknown zone is UTC. */
export const instantText = (zone: string): ((at: string) => string) => {
  let format: Intl.DateTimeFormat;
  try {
    format = parts(zone);
  } catch {
    format = parts('UTC');
  }
  return (at) => {
    const of = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const offset = of['timeZoneName']?.replace('GMT', '') || '+00:00';
    return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}${offset}`;
  };
};

/** A cell as a value of a sheet: instants as texts of the reader's zone. */
export const plainCell = (cell: Cell, instant: (at: string) => string): string | number | boolean | null =>
  typeof cell === 'object' && cell !== null ? instant(cell.at) : cell;

/** Whether a spreadsheet would take this text for a formula; some do so with full-width signs, and behind what nobody sees. */
export const looksLikeFormula = (text: string): boolean => /^\p{Cf}*[=+\-@\t\r＝＋－＠]/u.test(text);
