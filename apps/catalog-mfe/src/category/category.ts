import { categoryCalls, categoryFields, categoryStatuses } from '@lectern/contract/catalog';
import { defineRecord } from '@lectern/ui-kit/records';
import * as texts from '../texts/tree-tools';

/** A category, as its lists take it; the tree and its panel are its own. */
export const category = defineRecord({
  calls: categoryCalls,
  fields: categoryFields,
  statuses: categoryStatuses,
  entity: 'categories',
  noun: { one: texts.one, many: texts.many },
  icon: 'folder-tree',
  nameOf: ({ name }) => name,
  sort: 'name',
});
