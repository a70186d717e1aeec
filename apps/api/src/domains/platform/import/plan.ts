import { looksLikeFormula } from '../../../records/export/cell-text';
import type { ImportForm as FormName, Mapping, OnDuplicate } from '@lectern/contract/platform/import';
import type { DayOrder } from '@lectern/contract/typed-day';
import { importForms } from './forms';
import type { ImportForm, ImportOptions, RowInput } from './import-form';

/** The order in which the dates of a field are read, and one of them. */
export interface ReadDays {
  readonly field: string;
  readonly order: DayOrder;
  readonly example: string;
}

/** What the queue keeps of an import. */
export interface ImportPayload {
  readonly form: FormName;
  readonly fileName: string;
  readonly mapping: Mapping;
  readonly onDuplicate: OnDuplicate;
  readonly options: ImportOptions;
  /** Dates by which the orders of the mapping were chosen. Absent in an import from before there was a choice. */
  readonly days?: readonly ReadDays[];
  /** Its owner has seen the review and said yes. */
  readonly isConfirmed?: boolean;
}

/** An import as its rows need it. */
export interface ImportPlan extends Omit<ImportPayload, 'form'> {
  readonly form: ImportForm;
}

export const planOf = (payload: Readonly<Record<string, unknown>>): ImportPlan => {
  const { form, ...rest } = payload as unknown as ImportPayload;
  const dayOrders = Object.fromEntries((rest.days ?? []).map(({ field, order }) => [field, order]));
  return { ...rest, options: { ...rest.options, dayOrders }, form: importForms[form] };
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
