import { instituteCalls } from './institute';
import { studentCalls } from './student';

export * from './lead-states';
export * from './student';
export * from './student-profile';
export * from './institute';

/** The calls of this domain by entity. */
export const peopleContract = { institute: instituteCalls, student: studentCalls } as const;
