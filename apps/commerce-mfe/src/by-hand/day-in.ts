/** The day of a moment in a zone, as on the wire: 2026-05-31. */
export const dayIn = (zone: string, moment = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    moment,
  );
