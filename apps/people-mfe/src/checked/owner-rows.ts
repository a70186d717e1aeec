import type { Call } from '@lectern/contract/call';
import type { PartRow } from './PartRows';

/** The rows of one part of a trainer or an agency, with what may be done to them. */
export interface RowsOfOwner<Row extends PartRow> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly mayEdit: boolean;
  readonly changed: readonly Pick<Call, 'path'>[];
  /** Adds a row, or changes the given one. */
  readonly save: (values: object, row: PartRow | undefined) => Promise<unknown>;
  readonly remove: (row: PartRow) => Promise<unknown>;
}
