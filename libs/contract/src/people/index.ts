export * from './lead-states';
export * from './student';
