export * from './custom-chapter';
export * from './custom-topic';
export * from './editor';
export * from './faq';
export * from './faq-category';
export * from './faq-status';
export * from './paragraphs';
export * from './revision';
