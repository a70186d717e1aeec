export * from './lead-states';
export * from './student';
export * from './student-figures';
export * from './student-merge';
export * from './student-profile';
export * from './institute';
