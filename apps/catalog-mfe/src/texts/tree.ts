/** The tree of categories; it is in the first list a person opens, so each name here is worth its bytes. */
export const title = 'Categories';
export const theTree = 'The category tree';
export const add = 'New category';
export const noneYet = 'No categories yet';
export const whatItIs = 'Categories are the tree that skills, courses and jobs are sorted into.';
export const beginWithRoot = 'Begin with a root, such as a school subject.';
export const noneMatches = 'No category found';
export const search = 'Category name';
export const recentlyDeleted = 'Recently deleted';
export const collapseAll = 'Collapse all';
export const expandAll = 'Expand all';

/** Columns, and the filter by status. */
export const name = 'Name';
export const skills = 'Skills';
export const courses = 'Courses';
export const trainers = 'Trainers';
export const status = 'Status';
export const lastChanged = 'Last changed';

/** How large it is, and what is asked before an action. */
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
const categories = (count: number): string => counted(count, 'category', 'categories');
export const matching = (hits: number, total: number): string =>
  `${hits.toLocaleString('en-GB')} of ${categories(total)}`;
export const size = (total: number, depth: number): string =>
  `${categories(total)}, ${counted(depth, 'level', 'levels')}`;
export const sizeOfCut = (shown: number, total: number, depth: number): string =>
  `The first ${shown.toLocaleString('en-GB')} of ${size(total, depth)}`;
export const statusIs = (statuses: readonly string[]): string => `Status is ${statuses.join(' or ')}`;
export const nameHas = (words: string): string => `Name ${words.length > 2 ? 'contains' : 'begins with'} “${words}”`;

/** One row. */
export const edit = 'Edit';
export const open = 'Open';
export const addBelow = 'Add sub-category';
export const tooDeep = (most: number): string => `Categories go ${most} levels deep at most`;
export const moveLabel = 'Move…';
export const activate = 'Activate';
export const deactivate = 'Deactivate';
export const deleteLabel = 'Delete…';
export const isNow = (name: string, status: 'active' | 'inactive'): string => `${name} is ${status}`;

/** Moving by hand and by keyboard. */
export const clearToMove = 'Clear search and filter to move by hand, or use Move… in the menu';
export const into = (parent: string): string => `into ${parent}`;
export const amongRoots = 'among the roots';
export const lifted = (where: string): string =>
  `Lifted ${where}. Arrows move it, Enter places it, Escape puts it back.`;
export const placed = (where: string): string => `Placed ${where}`;
export const leftInPlace = (where: string): string => `Left in its place: ${where}`;
export const putBack = (where: string): string => `Put back ${where}`;
export const isFirst = 'Already first';
export const isLast = 'Already last';
export const nothingBefore = 'There is no category before it to go into';
export const isAmongRoots = 'It is among the roots already';
