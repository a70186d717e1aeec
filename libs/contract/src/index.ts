export * from './call';
export * from './rights';
export * from './right-labels';
export * from './messages';
export * from './fields';
export * from './rich-text';
export * from './instant';
export * from './wire';
