import { usesInWords, type SkillRow } from '@lectern/contract/catalog';

/** Skills: what is theirs alone; the rest is the kit's. */
export const noun = { one: 'skill', many: 'skills' };
export const title = 'Skills';
export const whatItIs = 'Skills describe what is taught. Every skill belongs to a category.';
export const search = 'Name or other spelling';
export const importSome = 'Import';
export const allCategories = 'All categories';
export const placeOf = (name: string): string => `Create “${name}” in`;
export const placeHelp = 'The category is created when you save the skill.';
export const chooseExisting = 'Choose an existing category';
export const manyDeactivated = 'They can no longer be chosen in forms. Existing uses are kept.';

/** Fields, where the contract's label is not enough. */
export const slugHelp = 'Leave blank to generate it from the name.';
export const aliasesHelp = 'Press Enter or comma to add. Used in search.';
export const active = 'Active';
export const uses = 'Uses';
export const usedBy = 'Used by';
export const countedBy = 'Counted every five minutes';
type Counts = Pick<SkillRow, 'courses' | 'trainers' | 'students' | 'chapters'>;
export const usesOf = ({ courses, trainers, students, chapters }: Counts): string =>
  usesInWords(
    Object.entries({ courses, trainers, students, chapters }).map(([kind, count]) => ({ kind, count: count ?? 0 })),
  ) || 'Nothing yet';
export const activeHelp = 'When inactive, it can’t be chosen in forms.';
