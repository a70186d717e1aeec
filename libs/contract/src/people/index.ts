export * from './lead-states';
export * from './student';
export * from './student-figures';
export * from './student-profile';
export * from './institute';
export * from './conversation';
export * from './message';
