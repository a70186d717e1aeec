import { usesInWords, type CategoryCounts } from '@lectern/contract/catalog';
import { plural } from '@lectern/ui-kit/plural';

/** The panel of one category. */
export const newTitle = 'New category';
export const title = 'Category';
export const theCategory = 'The category';
export const gone = 'This category is not in the tree: it was deleted, or never was.';
export const close = 'Close';
export const needsRight = 'View only. You need the permission “Edit categories”.';
export const create = 'Create category';
export const created = (name: string): string => `${name} created`;
export const saved = (name: string): string => `${name} saved`;

/** Its fields. */
export const name = 'Name';
export const parent = 'Parent';
export const noParent = 'None: a root';
export const slug = 'Slug';
export const slugHelp = 'Leave blank to generate it from the name.';
export const image = 'Image';
export const status = 'Status';
export const active = 'Active';
export const activeHelp = 'Off, it is not offered in forms.';
export const activeHelpWithSkills = (skills: number): string =>
  plural(skills, {
    one: 'Off, it is not offered in forms; its skill stays in it.',
    other: `Off, it is not offered in forms; its ${skills} skills stay in it.`,
  });
export const publicPlace = 'categories';
export const noSlugYet = 'slug';
export const noNameYet = 'Name of the category';
export const seoTitleHelp = 'At most 70 characters. Left blank, the name is shown.';
export const seoDescriptionHelp = 'Left blank, the beginning of the description is shown.';
export const skillsWentTo = 'Its skills went to';

/** How much it and those below it hold. */
export const holds = 'In it and below it';
export const figures = ({ children, skills, courses, trainers }: CategoryCounts): string =>
  usesInWords([
    { kind: 'categories', count: children },
    { kind: 'skills', count: skills },
    { kind: 'courses', count: courses },
    { kind: 'trainers', count: trainers },
  ]) || 'Nothing yet';
export const countedAt = (time: string): string => `Counted ${time}, and again every five minutes`;
