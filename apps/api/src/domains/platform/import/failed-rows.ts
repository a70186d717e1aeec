import type { FieldError } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Table } from '../../../records/export/csv';
import { readRows } from '../../../records/read-rows';
import type { FormField, RowInput } from './import-form';
import type { ImportPlan } from './plan';

/** The fields that were matched, in the order of the form. */
const matchedFields = ({ form, mapping }: ImportPlan): FormField[] =>
  form.fields.filter(({ name }) => mapping.some(({ field }) => field === name));

/** Why a row is not written, each reason with the field it is about. */
export const reasonOf = (errors: readonly FieldError[], fields: readonly FormField[]): string =>
  errors
    .map(({ property, constraints }) =>
      [fields.find(({ name }) => name === property)?.label, Object.values(constraints).join(', ')]
        .filter(Boolean)
        .join(': '),
    )
    .join('; ');

/** The rows of an import that were not or will not be written, as they can be mended and sent again. */
export const failedTable = (db: Kysely<DB>, jobId: number, plan: ImportPlan): Table => {
  const fields = matchedFields(plan);
  const left = sql<{ rowNo: number; input: RowInput; errors: readonly FieldError[] }>`
    select row_no, input, errors from job_rows where job_id = ${jobId} and state in ('invalid', 'duplicate', 'failed', 'skipped') order by row_no`;
  const chunks = async function* () {
    for await (const rows of readRows(db, left))
      yield rows.map(({ rowNo, input, errors }) => [
        ...fields.map(({ name }) => input[name] ?? ''),
        rowNo,
        reasonOf(errors, plan.form.fields),
      ]);
  };
  return { head: [...fields.map(({ label }) => label), 'Row', 'Reason'], chunks: chunks() };
};
