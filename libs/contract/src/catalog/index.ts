export * from './category';
export * from './category-uses';
export * from './skill';
export * from './training-ad';
export * from './training-ad-states';
export * from './course';
export * from './course-states';
export * from './course-parts';
