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
  });

/** Writes instants as the clocks of a zone show them, as spreadsheets read them: '2026-11-21 19:35:00'. An unknown zone is UTC. */
export const instantText = (zone: string): ((at: string) => string) => {
  let format: Intl.DateTimeFormat;
  try {
    format = parts(zone);
  } catch {
    format = parts('UTC');
  }
  return (at) => {
    const of = Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    return `${of['year']}-${of['month']}-${of['day']} ${of['hour']}:${of['minute']}:${of['second']}`;
  };
};

/** A cell as a value of a sheet: instants as texts of a zone. */
export const plainCell = (cell: Cell, instant: (at: string) => string): string | number | boolean | null =>
  typeof cell === 'object' && cell !== null ? instant(cell.at) : cell;

/** Whether a spreadsheet would take this text for a formula; some do so with full-width signs, and behind what nobody sees. */
export const looksLikeFormula = (text: string): boolean => /^\p{Cf}*[=+\-@\t\r＝＋－＠]/u.test(text);
