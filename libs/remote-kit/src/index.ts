export * from './types';
export * from './define';
