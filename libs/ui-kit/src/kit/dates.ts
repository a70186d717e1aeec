const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const dateAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day in the viewer's zone: '12 Oct 2026'. */
export const dateText = (iso: string): string => date.format(new Date(iso));

/** A moment in the viewer's zone: '12 Oct 2026, 17:09'. */
export const timeText = (iso: string): string => dateAndTime.format(new Date(iso));
