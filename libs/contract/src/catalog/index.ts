export * from './category';
export * from './category-uses';
export * from './course-curriculum';
export * from './embed-address';
export * from './quiz';
export * from './quiz-question';
export * from './skill';
export * from './video';
