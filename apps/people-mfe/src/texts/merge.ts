import type { MovedCounts } from '@lectern/contract/people';

/** The screen that merges duplicate students. */
export const title = 'Duplicate students';
export const theDuplicates = 'The duplicates';
export const loading = 'Loading the duplicates';
export const none = 'No two students have the same mobile number';
export const noneOf = 'No other student has this mobile number';
export const noneHint = 'Students who share a number appear here, to be compared and merged.';
export const allStudents = 'All students';
export const firstPage = 'First page';
export const nextPage = 'Next page';
export const groupOf = (mobile: string | null): string => `Students with ${mobile ?? 'no number'}`;
export const signedUp = (day: string): string => `Added ${day}`;
export const compare = 'Compare';
export const compareWith = (name: string, kept: string): string => `Compare ${name} with ${kept}`;

/** The comparison of two. */
export const compareTitle = 'Merge students';
export const bothStudents = 'Both students';
export const toKeep = 'Student to keep';
export const duplicate = 'Duplicate';
export const swap = 'Keep the other one';
export const intro = 'Choose for each value that differs. The duplicate’s account ends; the other one goes on.';
export const noDifference = 'Both have the same values.';
export const nothing = 'Nothing';
export const reason = 'Reason';
export const reasonHelp = 'Kept in the audit log with your name.';
export const merge = 'Merge';
export const cancel = 'Cancel';
export const merged = (name: string): string => `Merged into ${name}`;
export const cannotBeUndone = 'A merge can’t be undone.';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** 'Moves: 2 batches, 1 trial lesson.' */
export const moves = ({ batches, demos, submissions, skills, orders }: MovedCounts): string => {
  const parts = [
    ...counted(batches, 'batch', 'batches'),
    ...counted(demos, 'trial lesson', 'trial lessons'),
    ...counted(submissions, 'submission', 'submissions'),
    ...counted(skills, 'skill', 'skills'),
    ...counted(orders, 'order', 'orders'),
  ];
  return parts.length === 0 ? 'The duplicate has no batches, work or orders.' : `Moves: ${parts.join(', ')}.`;
};
