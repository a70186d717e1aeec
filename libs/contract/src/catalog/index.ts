import { categoryCalls } from './category';
import { skillCalls } from './skill';

export * from './category';
export * from './category-uses';
export * from './skill';

/** The calls of this domain by entity. */
export const catalogContract = { category: categoryCalls, skill: skillCalls } as const;
