/** The matrix of rights, and what a role sees. */
export const title = 'Rights';
export const domains = {
  catalog: 'Catalogue',
  people: 'People',
  commerce: 'Commerce',
  content: 'Content',
  platform: 'Console and accounts',
} as const;
export const search = 'Find a right';
export const noneFound = 'No right matches.';
export const compareWith = 'Compare with';
export const noComparison = 'No other role';
export const onlyDifferences = 'Only differences';
export const onlyHere = 'Only here';
export const onlyIn = (name: string): string => `Only in ${name}`;
export const same = (name: string): string => `Same rights as ${name}.`;
export const differences = (name: string, more: number, fewer: number): string =>
  `Compared with ${name}: ${more} more, ${fewer} fewer.`;
export const countOf = (has: number, all: number): string => `${has} of ${all}`;
export const tickAll = 'Tick all';
export const untickAll = 'Untick all';
export const tickAllOf = (name: string): string => `Tick all in ${name}`;
export const untickAllOf = (name: string): string => `Untick all in ${name}`;
export const youLack = 'You lack this right';
export const brings = 'Brings the right to see';
export const needed = (what: string): string => `Needed by ${what}`;

export const sees = 'What this role sees';
export const seesHelp = 'The menu of a person with this role.';
export const seesNothing = 'No entries: the person sees the home page only.';
export const theMenu = 'The menu';
