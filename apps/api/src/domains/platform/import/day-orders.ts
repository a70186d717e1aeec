import type { FieldError } from '@lectern/contract';
import type { Mapping } from '@lectern/contract/platform/import';
import { fieldError } from '../../../server/calls/errors';
import type { ColumnDays } from '../../../server/uploads/upload-reader';
import type { FormField } from './import-form';
import type { ReadDays } from './plan';

/** Orders of day and month of the matched columns: as chosen, else as the column decides. An open one is an error. */
export const dayOrdersOf = (
  mapping: Mapping,
  fields: readonly FormField[],
  days: readonly (ColumnDays | null)[],
): { days: ReadDays[]; errors: FieldError[] } => {
  const read: ReadDays[] = [];
  const errors: FieldError[] = [];
  mapping.forEach(({ column, field: name, order }, at) => {
    const field = fields.find((each) => each.name === name);
    const found = days[column];
    if (!field?.isDay || !found) return;
    const taken = order ?? found.order;
    if (taken) read.push({ field: name, order: taken, example: exampleIn(taken, found) });
    else
      errors.push(
        fieldError(`mapping[${at}].order`, 'required', `Choose the order of day and month in ${field.label}`),
      );
  });
  return { days: read, errors };
};

const exampleIn = (order: ReadDays['order'], { example, against }: ColumnDays): string =>
  against !== null && order === 'mdy' ? against : example;
