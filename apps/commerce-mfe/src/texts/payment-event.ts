/** The drawer of a raw event. */
export const raw = 'Raw event';
export const theEvent = 'The event';
export const facts = {
  event: 'Event',
  provider: 'Provider',
  sent: 'Sent',
  arrived: 'Arrived',
  state: 'State',
  tries: 'Failed tries',
  error: 'Error',
} as const;
export const said = 'As the provider sent it';
export const cleaned = 'Keys and cards are left out.';
export const emptied =
  'The text of this event is no longer kept. It is emptied after 90 days, or when the person is erased.';
