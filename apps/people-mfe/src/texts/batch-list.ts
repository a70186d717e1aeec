/** The list of batches. */
export const noun = { one: 'batch', many: 'batches' };
export const title = 'Batches';
export const whatItIs = 'A batch is a group of students who meet a trainer.';
export const search = 'Title';
export const trainer = 'Trainer';
export const student = 'Student';
export const skill = 'Skill';
export const starts = 'Starts';
export const ends = 'Ends';
export const allStatuses = 'All statuses';
export const open = 'Open';
export const edit = 'Edit';
export const isCancelled = 'A cancelled batch can’t change';
export const taken = (seatsTaken: number, seats: number): string => `${seatsTaken} of ${seats}`;
