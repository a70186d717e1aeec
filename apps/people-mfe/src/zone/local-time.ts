const offsets = new Map<string, Intl.DateTimeFormat>();
const partsIn = (zone: string, at: number): Record<string, string> => {
  const format =
    offsets.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  offsets.set(zone, format);
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
};

/** Day and time of day in a zone, as a form holds them. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
}
export const localOf = (zone: string, iso: string): LocalTime => {
  const { year, month, day, hour, minute } = partsIn(zone, Date.parse(iso));
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
};

/** The moment of a day and time in a zone. A time that a clock change skips is the moment behind the gap. */
export const instantOf = (zone: string, day: string, time: string): string => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let at = wanted;
  // The first step may use the offset of the other side of a clock change.
  for (let step = 0; step < 2; step += 1) {
    const shown = localOf(zone, new Date(at).toISOString());
    at += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(at).toISOString();
};
