import type { ListFields } from '@lectern/contract/wire';
import type { Chip } from './FilterChips';
import * as texts from '../texts/table';
import { operatorWord, readCondition, type FilteredType } from './condition';
import { dayWords } from './days';
import { inUnit, unitFor, unitsOf, type Unit } from './units';

/** A field that a list can be filtered by; its type and its unit are the contract's. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  /** Of a choice or an id: its values in words. */
  readonly options?: readonly { readonly value: string | number; readonly label: string }[];
  /** Shown as a select in the bar, not in the menu; the words for no choice: 'All countries'. */
  readonly inBar?: string;
}

/** The type that a field is filtered as: a calendar day and a time are both chosen by days. */
export const typeOf = (fields: ListFields, name: string): FilteredType => {
  const type = fields[name]?.type ?? 'text';
  return type === 'day' ? 'time' : type;
};

const numberWords = (units: readonly Unit[], values: readonly string[]): string => {
  const unit = unitFor(units, values);
  const numbers = values.map((value) => inUnit(value, unit)).join(texts.and);
  return unit === undefined ? numbers : `${numbers} ${unit.short}`;
};

const valueWords = (field: FilterField, fields: ListFields, values: readonly string[]): string => {
  const type = typeOf(fields, field.name);
  if (type === 'time') return values.map(dayWords).join(texts.and);
  if (type === 'number') return numberWords(unitsOf(fields[field.name]), values);
  return values
    .map((value) => field.options?.find((option) => String(option.value) === value)?.label ?? value)
    .join(', ');
};

/** Field, operator and value of a filter that is set, in words. */
export const wordsOf = (
  field: FilterField,
  fields: ListFields,
  text: string,
): { readonly operator: string; readonly value: string } => {
  const type = typeOf(fields, field.name);
  const { operator, values } = readCondition(text);
  if (operator === 'empty') return { operator: values[0] === 'false' ? texts.isNot : texts.is, value: texts.empty };
  const one = operator === 'in' && values.length === 1 ? 'eq' : operator;
  return { operator: operatorWord(type, one), value: valueWords(field, fields, values) };
};

/** The value that a select of the bar shows: the only one that the list is filtered by. */
export const onlyChoice = (field: FilterField, text: string | undefined): string | number | undefined => {
  const { operator, values } = readCondition(text ?? '');
  if ((operator !== 'eq' && operator !== 'in') || values.length !== 1) return undefined;
  return field.options?.find(({ value }) => String(value) === values[0])?.value;
};

interface ListFilters {
  readonly filterFields: readonly FilterField[];
  readonly fields: ListFields;
  readonly filters: Readonly<Record<string, string>>;
}

/** The chips of the filters that are set, but for those that a select of the bar shows. */
export const filterChips = (
  { filterFields, fields, filters }: ListFilters,
  onFilter: (name: string, value: string | undefined) => void,
): readonly Chip[] =>
  filterFields.flatMap((field) => {
    const text = filters[field.name];
    if (text === undefined || (field.inBar !== undefined && onlyChoice(field, text) !== undefined)) return [];
    return [{ field: field.label, ...wordsOf(field, fields, text), onRemove: () => onFilter(field.name, undefined) }];
  });

/** All that narrows a list, as a sentence names it: 'Status is Draft', 'containing “refund”'. */
export const narrowedBy = ({ filterFields, fields, filters }: ListFilters, q: string): readonly string[] => [
  ...filterFields.flatMap((field) => {
    const text = filters[field.name];
    if (text === undefined) return [];
    const { operator, value } = wordsOf(field, fields, text);
    return [`${field.label} ${operator} ${value}`];
  }),
  ...(q === '' ? [] : [texts.containing(q)]),
];
