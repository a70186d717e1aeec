import { faqCalls } from './faq';
import { faqCategoryCalls } from './faq-category';

export * from './faq';
export * from './faq-category';
export * from './faq-status';
export * from './paragraphs';

/** The calls of this domain by entity. */
export const contentContract = { faq: faqCalls, faqCategory: faqCategoryCalls } as const;
