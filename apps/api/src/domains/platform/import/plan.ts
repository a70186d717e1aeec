import { looksLikeFormula } from '../../../records/export/cell-text';
import type { ImportForm as FormName, Mapping, OnDuplicate } from '@lectern/contract/platform/import';
import { importForms } from './forms';
import type { ImportForm, ImportOptions, RowInput } from './import-form';

/** What the queue keeps of an import. */
export interface ImportPayload {
  readonly form: FormName;
  readonly fileName: string;
  readonly mapping: Mapping;
  readonly onDuplicate: OnDuplicate;
  readonly options: ImportOptions;
  /** Its owner has seen the review and said yes. */
  readonly isConfirmed?: boolean;
}

/** An import as its rows need it. */
export interface ImportPlan extends Omit<ImportPayload, 'form'> {
  readonly form: ImportForm;
}

export const planOf = (payload: Readonly<Record<string, unknown>>): ImportPlan => {
  const { form, ...rest } = payload as unknown as ImportPayload;
  return { ...rest, form: importForms[form] };
};

// What an export has quoted, so that no spreadsheet takes it for a formula.
const unquoted = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** What the cells of a row say, by field. */
export const inputOf = (cells: readonly string[], mapping: Mapping): RowInput =>
  Object.fromEntries(
    mapping
      .map(({ column, field }) => [field, unquoted(cells[column] ?? '')] as const)
      .filter(([, text]) => text !== ''),
  );
