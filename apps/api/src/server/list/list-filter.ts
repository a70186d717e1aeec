import { isDay, isInstant, type ListField, type ListFields, type Operator } from '@lectern/contract';
import { badRequest, fieldError } from '../calls/errors';
import type { Filter } from './list';

const everywhere = ['eq', 'ne', 'in', 'empty'] as const;
const ordered = [...everywhere, 'gt', 'gte', 'lt', 'lte', 'between'] as const;
/** The operators that make sense for each type of field. */
const operatorsOf: Readonly<Record<ListField['type'], readonly Operator[]>> = {
  text: [...everywhere, 'contains', 'starts'],
  choice: everywhere,
  id: everywhere,
  number: ordered,
  time: ordered,
  day: ordered,
};

/** A number with decimals stays a text: the database compares it without rounding. */
const readDecimal = (text: string, decimals: number, refuse: (why: string) => Error): string => {
  const [value, fraction = ''] = /^-?\d{1,15}(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (value === undefined) throw refuse(`'${text}' is not a number`);
  if (fraction.length > decimals) throw refuse(`'${text}' has more than ${decimals} digits after the point`);
  return value;
};

const readValue = (text: string, field: ListField, refuse: (why: string) => Error): string | number => {
  switch (field.type) {
    case 'id':
    case 'number': {
      if (field.decimals !== undefined) return readDecimal(text, field.decimals, refuse);
      const value = Number(text);
      if (text.trim() === '' || !Number.isSafeInteger(value) || (field.type === 'id' && value < 1))
        throw refuse(`'${text}' is not a whole number`);
      return value;
    }
    case 'time':
      if (!isDay(text) && !isInstant(text)) throw refuse(`'${text}' is not an ISO 8601 time`);
      return text;
    case 'day':
      if (!isDay(text)) throw refuse(`'${text}' is not a day, as 2026-05-31`);
      return text;
    case 'choice':
      if (field.choices && !field.choices.includes(text))
        throw refuse(`'${text}' is not one of ${field.choices.join(', ')}`);
      return text;
    case 'text':
      if (text.includes('\0')) throw refuse('The text has a forbidden character');
      return text;
  }
};

/** Reads one `filter[name]=operator:value`. @throws 400 at `filter[name]`. */
export const readFilter = (name: string, text: string, fields: ListFields): Filter => {
  const path = `filter[${name}]`;
  const refuse = (why: string): Error => badRequest(fieldError(path, 'filter', why));
  const field: ListField | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field?.filter) throw refuse(`'${name}' is not a field this list filters by`);
  if (typeof text !== 'string') throw refuse(`'${name}' is filtered by once`);
  const [, word = text, rest = ''] = /^([a-z]+)(?::(.*))?$/s.exec(text) ?? [];
  const operator = operatorsOf[field.type].find((each) => each === word);
  if (!operator) throw refuse(`Write it as operator:value with one of ${operatorsOf[field.type].join(', ')}`);
  if (operator === 'empty') {
    if (!['', 'true', 'false'].includes(rest)) throw refuse("'empty' is followed by true or false");
    return { name, type: field.type, operator, values: [rest !== 'false'] };
  }
  const parts = operator === 'in' || operator === 'between' ? rest.split(',') : [rest];
  if (operator === 'between' && parts.length !== 2) throw refuse("'between' needs two values");
  if (rest === '') throw refuse(`'${operator}' needs a value`);
  if (parts.length > 100) throw refuse('At most 100 values');
  const values = parts.map((part) => readValue(part, field, refuse));
  return { name, type: field.type, operator, values };
};
