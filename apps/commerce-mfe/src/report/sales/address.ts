import type { SalesGroup } from '@lectern/contract/commerce';
import type { Period } from '../period';

export const rowsPath = '/reports/analytical/rows';

/** The rows behind a figure of the sales report. */
export interface RowsView {
  readonly period: Period;
  readonly currency: string | undefined;
  readonly groupBy: SalesGroup;
  /** The row of the grouping; undefined for all. */
  readonly key?: string | undefined;
  /** A kind of item. */
  readonly kind: string | undefined;
  /** Kinds of rows, as the list filters them. */
  readonly rowKinds?: readonly string[];
}

/** The address of the rows behind a figure. */
export const rowsAddress = ({ period, currency, groupBy, key, kind, rowKinds = [] }: RowsView): string => {
  const params = new URLSearchParams({ from: period.from, to: period.to, by: groupBy });
  const put = (name: string, value: string | undefined): void => void (value !== undefined && params.set(name, value));
  put('currency', currency);
  put('key', key);
  put('kind', kind);
  if (rowKinds.length > 0) params.set('filter[kind]', `in:${rowKinds.join(',')}`);
  return `${rowsPath}?${params}`;
};
