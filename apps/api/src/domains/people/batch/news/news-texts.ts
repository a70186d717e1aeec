interface NewsText {
  readonly title: string;
  readonly body: string;
}

/** What people hear of a batch, in the bell and by mail. The words in braces are filled in. */
export const newsTexts = {
  'member.active': { title: 'You have a seat: {batch}', body: 'Your next meeting is on {next}.' },
  'member.reserved': {
    title: 'A seat is held for you: {batch}',
    body: 'It is held until {until}. Contact the academy before then to confirm it.',
  },
  'member.offered': {
    title: 'A seat is free for you: {batch}',
    body: 'You were on the waitlist. The seat is held for you until {until}. Contact the academy before then to confirm it.',
  },
  'member.waitlisted': {
    title: 'You are on the waitlist: {batch}',
    body: 'No seat is free now. You hear from us when there is one.',
  },
  'member.expired': { title: 'Your seat is no longer held: {batch}', body: 'It was not confirmed in time.' },
  'member.left': { title: 'You have left: {batch}', body: 'Your place in this batch has ended. {reason}' },
  'member.removed': { title: 'Your place has ended: {batch}', body: 'Your place in this batch has ended. {reason}' },
  'member.released': { title: 'Your place has ended: {batch}', body: '{reason}' },
  'member.completed': { title: 'Completed: {batch}', body: 'All meetings are over. Thank you for taking part.' },
  'batch.started': { title: 'Started: {batch}', body: 'Your next meeting is on {next}.' },
  'batch.cancelled': { title: 'Cancelled: {batch}', body: 'The batch and its coming meetings are cancelled. {reason}' },
  'batch.reopened': { title: 'Goes on: {batch}', body: 'The batch has new meetings. The next one is on {next}.' },
  'batch.missed': { title: 'Missed: {batch}', body: '{reason}. It has no more meetings.' },
  'batch.trainer': {
    title: 'Another trainer: {batch}',
    body: '{trainer} holds the meetings from now on. The next one is on {next}.',
  },
  'batch.zone': {
    title: 'Times have changed: {batch}',
    body: 'The time zone of the coming meetings has changed. The next one is on {next}.',
  },
  'meeting.added': {
    title: 'New meetings: {batch}',
    body: 'Number of new meetings: {count}. The first one is on {when}.',
  },
  'meeting.moved': {
    title: 'A meeting has moved: {batch}',
    body: 'It was on {before}. It is now on {when}, for {minutes} minutes.',
  },
  'meeting.substitute': {
    title: 'Another trainer for a meeting: {batch}',
    body: '{trainer} holds the meeting on {when}.',
  },
  'meeting.cancelled': {
    title: 'A meeting is cancelled: {batch}',
    body: 'The meeting on {when} does not take place. {reason}',
  },
  'meeting.missed': { title: 'A meeting was not held: {batch}', body: 'The meeting on {when} was not started.' },
  'meeting.reminder': { title: 'Reminder: {batch}', body: 'Your meeting is on {when}, for {minutes} minutes.' },
} as const satisfies Readonly<Record<string, NewsText>>;

export type NewsKind = keyof typeof newsTexts;
