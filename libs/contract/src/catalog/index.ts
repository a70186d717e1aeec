export * from './category';
export * from './category-uses';
export * from './skill';
