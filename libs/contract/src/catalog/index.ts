export * from './category';
export * from './category-uses';
export * from './chapter';
export * from './skill';
export * from './upcoming-course';
export * from './job-post';
export * from './job-states';
export * from './one-to-one';
