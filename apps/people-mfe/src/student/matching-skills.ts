/** A category with the skills it offers. */
export interface SkillGroup {
  readonly id: number;
  readonly name: string;
  readonly skills: readonly { readonly id: number; readonly name: string }[];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The categories with the skills whose name, or whose category's name, holds every word typed. */
export const matchingSkills = (categories: readonly SkillGroup[], typed: string): SkillGroup[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const matches = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return categories.map((group) => ({ ...group, skills: group.skills.filter(({ name }) => matches(`${group.name} ${name}`)) })).filter(({ skills }) => skills.length > 0);
};
