/** What a test database holds besides its tables. */
export type Seed = 'none' | 'base' | 'demo';
export const seeds: readonly Seed[] = ['none', 'base', 'demo'];

/** The template that test databases with this seed are cloned from. */
export const templateName = (seed: Seed): string => `template_${seed}`;
