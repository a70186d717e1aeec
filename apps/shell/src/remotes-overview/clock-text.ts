const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of day in the viewer's zone: '16:48'. */
export const clockText = (iso: string): string => clock.format(new Date(iso));

/** As `clockText`, with the day where it is not today: '20 Nov, 16:48'. */
export const momentText = (iso: string, now: Date): string =>
  new Date(iso).toDateString() === now.toDateString() ? clockText(iso) : dayAndClock.format(new Date(iso));
