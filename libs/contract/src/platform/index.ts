export * from './auth';
export * from './passwords';
export * from './session';
export * from './preferences';
export * from './language';
export * from './remotes';
export * from './users';
export * from './files';
