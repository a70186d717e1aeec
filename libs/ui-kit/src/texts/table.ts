import { plural } from '../kit/plural';

/** A page of rows. */
export const actions = 'Actions';
export const actionsFor = (row: string): string => `Actions for ${row}`;
export const select = (row: string): string => `Select ${row}`;
export const selectPage = 'Select this page';
export const deletedAt = 'Deleted';
export const deletedOnes = (many: string): string => `deleted ${many}`;
export const titleOfDeleted = (many: string): string => `Recently deleted ${many}`;
export const recentlyDeleted = 'Recently deleted';
export const backTo = (many: string): string => `Back to ${many}`;
export const clear = 'Clear';

/** Keys on a row. */
export const movesBetweenRows = 'Move between rows';
export const opensRow = 'Open the row';
export const marksRow = 'Select row';
export const marksUpToRow = 'Select range';

/** In the rows' place. */
export const notAllowed = 'Not allowed to access';
export const deletedNeed = (label: string, reason: string): string =>
  `${label} are shown to those who may delete them. ${reason}.`;
export const noneMatches = (one: string): string => `No ${one} found`;
export const noDeletedMatches = (one: string): string => `No deleted ${one} found`;
export const nothingDeleted = 'Nothing was deleted in the last 30 days';
export const deletedWaits = (one: string): string => `A deleted ${one} waits here for 30 days and can be restored.`;

/** What others changed. */
export const manyChanged = 'Several rows were updated by others';
export const rowsChanged = (rows: number): string =>
  plural(rows, { one: '1 row was updated by somebody else', other: `${rows} rows were updated by others` });
export const refresh = 'Refresh';

/** Numbers of rows. */
export const lastRows = (count: number): string => `Last ${count}`;
export const fromTheEnd = (rows: string): string => `${rows} from the end`;

/** Filters. */
export const and = ' and ';
export const is = 'is';
export const isNot = 'is not';
export const empty = 'empty';
export const containing = (words: string): string => `containing “${words}”`;
export const how = (field: string): string => `${field}: how`;
export const enterNumber = 'Enter a number, for example 1,250.50';
export const fromOf = (field: string): string => `${field}, from`;
export const toOf = (field: string): string => `${field}, to`;

/** What can be asked about each type of field; the first is offered first. */
export const operators = {
  text: { contains: 'contains', starts: 'starts with', eq: 'is', ne: 'is not' },
  number: { gte: 'at least', lte: 'at most', eq: 'is', between: 'between' },
  time: { gte: 'from', lt: 'before', between: 'between' },
  choice: { in: 'any of', eq: 'is', ne: 'is not' },
  id: { in: 'any of', eq: 'is', ne: 'is not' },
} as const;
export const otherOperators = {
  gt: 'more than',
  lte: 'until',
  lt: 'less than',
  gte: 'at least',
  empty: 'is empty',
} as const;
