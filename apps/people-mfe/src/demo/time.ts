/** What a clock in a zone shows at an instant, as milliseconds of a UTC day with the same figures. */
const wallOf = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(at));
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
};

/** The instant at which a clock in the zone shows this day and time. */
export const instantIn = (day: string, time: string, zone: string): string => {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let at = wanted;
  // The second round is for days on which the clock is changed.
  for (let round = 0; round < 2; round += 1) at += wanted - wallOf(at, zone);
  return new Date(at).toISOString();
};

/** Day and time of an instant in the zone, as form fields hold them. */
export const dayAndTime = (iso: string | null, zone: string): { readonly day: string; readonly time: string } => {
  if (iso === null) return { day: '', time: '' };
  const shown = new Date(wallOf(Date.parse(iso), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};
