import { categoryCalls, skillCalls, type CategoryRow } from '@lectern/contract/catalog';
import type { faqCalls } from '@lectern/contract/content';
import { languages } from './handed-on';

/** One call of a group by its name, a group whole, one that is handed on, and one by its type alone. */
export const used = (row: CategoryRow, faqs: typeof faqCalls): unknown[] => [
  row,
  faqs,
  categoryCalls.list,
  Object.keys(skillCalls),
  languages.list,
];
