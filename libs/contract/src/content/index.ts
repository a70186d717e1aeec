export * from './faq';
export * from './faq-category';
export * from './paragraphs';
