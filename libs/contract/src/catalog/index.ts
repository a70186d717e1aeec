export * from './category';
export * from './category-uses';
export * from './skill';
export * from './course';
export * from './course-states';
export * from './course-parts';
