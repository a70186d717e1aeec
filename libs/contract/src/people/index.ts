export * from './lead-states';
export * from './student';
export * from './student-profile';
export * from './institute';
