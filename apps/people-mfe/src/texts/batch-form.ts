/** The form of a batch. */
export const newTitle = 'Add batch';
export const editTitle = 'Edit batch';
export const editTitleOf = (title: string): string => `Edit ${title}`;
export const add = 'Add batch';
export const added = 'Added.';
export const save = 'Save';
export const saved = 'Saved.';
export const about = 'About the batch';
export const trainerHelp = 'Only verified trainers are offered.';
export const when = 'When it meets';
export const chooseZone = 'Choose a time zone';
export const zoneHelp = 'Coming meetings keep their local time.';
export const plan = 'Plan';
export const weekly = 'Every week';
export const single = 'Single meetings';
export const rules = 'Weekly times';
export const oneRule = 'time';
export const meetings = 'Meetings';
export const oneMeeting = 'meeting';
export const day = 'Day';
export const date = 'Date';
export const start = 'Start';
export const startExample = '18:00';
export const duration = 'Duration';
export const minutes = (count: number): string => `${count} min`;
export const ruleText = (on: string, at: string): string => `${on} ${at}`;
export const startsOn = 'First day';
export const meetingCount = 'Number of meetings';

/** What the plan becomes. */
export const preview = 'Preview meetings';
export const planFirst = 'Fill in the time zone and the times first';
export const previewed = (count: number): string => (count === 1 ? '1 meeting' : `${count} meetings`);
export const skipped = (at: string): string => `Clocks go forward: it starts at ${at}`;
export const repeated = 'Clocks go back: the second of the two hours';
export const overlap = (title: string): string => `The trainer has “${title}” then`;
export const past = 'This time has passed';
export const here = (at: string): string => `${at} your time`;

/** Places and price. */
export const places = 'Seats and price';
export const bookingClosesHelp = 'At the end of this day, at most a week after the first meeting.';
export const waitlistOpen = 'Open';
export const waitlistClosed = 'Closed';
export const waitlistHelp = 'Students can wait for a seat when the batch is full.';
export const currency = 'Currency';
export const free = 'No price';

export const courseHelp = 'Its curriculum can be pulled into that of the batch.';
