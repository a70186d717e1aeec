import type { ListField, Operator } from '@lectern/contract/wire';
import * as texts from '../texts/table';

/** One filter on the wire: `between:5,10`. */
export interface Condition {
  readonly operator: Operator;
  readonly values: readonly string[];
}

export type FilteredType = Exclude<ListField['type'], 'day'>;

/** What can be asked about each type of field, in words; the first is offered first. */
export const operatorWords = texts.operators satisfies Record<FilteredType, Partial<Record<Operator, string>>>;

const known: readonly string[] = [
  'eq',
  'ne',
  'in',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'contains',
  'starts',
  'empty',
] satisfies Operator[];
const isOperator = (word: string): word is Operator => known.includes(word);
const rest: Partial<Record<Operator, string>> = texts.otherOperators;

/** An operator in words, for a field of this type. */
export const operatorWord = (type: FilteredType, operator: Operator): string =>
  (operatorWords[type] as Partial<Record<Operator, string>>)[operator] ?? rest[operator] ?? operator;

/** Reads a filter; a value without an operator is one choice. */
export const readCondition = (text: string): Condition => {
  const [, word = '', values = ''] = /^([a-z]+):(.*)$/s.exec(text) ?? [];
  if (!isOperator(word)) return { operator: 'eq', values: text === '' ? [] : [text] };
  const isList = word === 'in' || word === 'between';
  return {
    operator: word,
    values: isList ? values.split(',').filter((each) => each !== '') : [values].filter((each) => each !== ''),
  };
};

/** As on the wire, or undefined where a value is missing. */
export const conditionText = ({ operator, values }: Condition): string | undefined => {
  const given = values.map((each) => each.trim()).filter((each) => each !== '');
  if (given.length === 0 || (operator === 'between' && given.length < 2)) return undefined;
  return `${operator}:${given.join(',')}`;
};
