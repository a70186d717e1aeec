import type { ImportRow } from '@lectern/contract/platform/import';
import type { JobItem } from '@lectern/contract/platform/job';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { RowInput } from './import-form';
import type { ImportPlan } from './plan';

const inputOf = ({ input }: JobItem): RowInput => (input ?? {}) as RowInput;

/** Rows as a review shows them: their names, and for rows that wait the values that will be stored. */
export const shownRows = async (
  db: Kysely<DB>,
  { form, options }: Pick<ImportPlan, 'form' | 'options'>,
  items: readonly JobItem[],
): Promise<ImportRow[]> => {
  const waiting = items.filter(({ state }) => state === 'valid');
  const checked = waiting.length > 0 ? await form.check(db, waiting.map(inputOf), options, false) : [];
  return items.map((row) => ({
    ...row,
    label: form.labelOf(inputOf(row)),
    stored: checked[waiting.indexOf(row)]?.stored ?? null,
  }));
};
