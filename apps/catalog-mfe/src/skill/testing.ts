import type { SkillRow } from '@lectern/contract/catalog';

/** A skill as the API answers it. */
export const skillOf = (values: Partial<SkillRow> = {}): SkillRow => ({
  id: 11,
  version: 1,
  categoryId: 2,
  categoryPath: ['Science', 'Chemistry'],
  name: 'Titration',
  slug: 'titration',
  description: 'Measuring by drops.',
  aliases: ['Volumetry'],
  status: 'active',
  updatedAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
  ...values,
});
