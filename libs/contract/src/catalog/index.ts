export * from './category';
export * from './category-uses';
