export * from './faq';
export * from './faq-category';
export * from './faq-status';
export * from './paragraphs';
