import type { FieldError } from '@lectern/contract';
import type { Mapping } from '@lectern/contract/platform/import';
import { fieldError } from '../../../server/calls/errors';
import type { ImportForm, ImportOptions } from './import-form';

/** What is wrong with how the columns are matched; empty when nothing is. */
export const mappingErrors = (
  mapping: Mapping,
  { fields, given }: Pick<ImportForm, 'fields' | 'given'>,
  options: ImportOptions,
  columns: number,
): FieldError[] => {
  const places = mapping.flatMap(({ column, field }, at): FieldError[] => {
    if (column >= columns || mapping.findIndex((other) => other.column === column) < at)
      return [fieldError(`mapping[${at}].column`, 'column', 'A column is matched once, and has to be there')];
    const known = fields.find(({ name }) => name === field);
    if (!known) return [fieldError(`mapping[${at}].field`, 'field', 'Field is Invalid')];
    return mapping.findIndex((other) => other.field === field) < at
      ? [fieldError(`mapping[${at}].field`, 'twice', `${known.label} is matched with another column already`)]
      : [];
  });
  const matched = new Set([...mapping.map(({ field }) => field), ...(given?.(options) ?? [])]);
  const lacking = fields.filter(
    ({ name, isRequired }) =>
      isRequired && !matched.has(name) && !fields.some((other) => other.insteadOf === name && matched.has(other.name)),
  );
  return [...places, ...lacking.map(({ name, label }) => fieldError('mapping', name, `Match a column with ${label}`))];
};
