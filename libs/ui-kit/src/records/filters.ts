import type { FilterField } from '../list/filter-field';
import * as texts from '../texts/records';
import { labelOf, optionsOf, wordsOf, type RecordKind } from './define-record';

/**
 * The filters that need no words but the contract's, in its order: choices, texts, numbers and times. A filter by id is the screen's:
 * `[{ name: 'categoryId', label, options, inBar }, ...standardFilters(skill)]`.
 */
export const standardFilters = (
  record: Pick<RecordKind, 'fields' | 'statuses' | 'listFields'>,
): readonly FilterField[] =>
  Object.entries(record.listFields).flatMap(([name, { type, filter }]) => {
    const label = texts.times[name] ?? labelOf(record, name);
    if (!filter || label === undefined) return [];
    const words = name === 'status' ? record.statuses : wordsOf(record, name);
    if (type === 'choice' && words) return [{ name, label, options: optionsOf(words) }];
    return type === 'id' || type === 'choice' ? [] : [{ name, label }];
  });
