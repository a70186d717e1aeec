import type { FilterField } from '../list/filter-field';
import * as texts from '../texts/records';
import { labelOf, type RecordKind } from './define-record';

/** The values of a choice as filters and fields offer them, in the order of their words. */
export const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label }));

/**
 * The filters that need no words but the contract's, in its order: status, texts, numbers and times. A filter by id or by another
 * choice is the screen's: `[{ name: 'categoryId', label, options, inBar }, ...standardFilters(skill)]`.
 */
export const standardFilters = (
  record: Pick<RecordKind, 'fields' | 'statuses' | 'listFields'>,
): readonly FilterField[] =>
  Object.entries(record.listFields).flatMap(([name, { type, filter }]) => {
    const label = texts.labels[name] ?? labelOf(record, name);
    if (!filter || label === undefined) return [];
    if (name === 'status') return [{ name, label, options: optionsOf(record.statuses) }];
    return type === 'id' || type === 'choice' ? [] : [{ name, label }];
  });
