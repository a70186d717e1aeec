import type { FilterField } from '../list/filter-field';
import * as texts from '../texts/records';
import { labelOf, type RecordKind } from './define-record';

/**
 * The filters that need no words but the contract's, in its order: status, texts, numbers and times. A filter by id or by another
 * choice is the screen's: `[{ name: 'categoryId', label, options, inBar }, ...standardFilters(skill)]`.
 */
export const standardFilters = (
  record: Pick<RecordKind, 'fields' | 'statuses' | 'listFields'>,
): readonly FilterField[] =>
  Object.entries(record.listFields).flatMap(([name, { type, filter }]) => {
    const label = texts.times[name] ?? labelOf(record, name);
    if (!filter || label === undefined) return [];
    if (name === 'status') {
      const options = Object.entries(record.statuses).map(([value, word]) => ({ value, label: word }));
      return [{ name, label, options }];
    }
    return type === 'id' || type === 'choice' ? [] : [{ name, label }];
  });
