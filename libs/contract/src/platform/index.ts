export * from './auth';
export * from './session';
export * from './preferences';
export * from './language';
export * from './remotes';
