import { categoryCalls, categoryFields, categoryStatuses } from '@lectern/contract/catalog';
import { defineRecord } from '@lectern/ui-kit/records';
import * as texts from '../texts/tree-tools';

/** Categories as lists show them; tree and panel are code of their own. */
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
