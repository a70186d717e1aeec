export * from './call';
export * from './rights';
export * from './right-labels';
export * from './messages';
export * from './fields';
export * from './instant';
export * from './wire';
