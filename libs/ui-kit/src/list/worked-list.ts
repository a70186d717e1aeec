import type { ListRequest } from '@lectern/contract/wire';
import type { List } from './use-list';

/** What exports need of a list, whatever way its rows are shown. */
export interface ExportedList<Row> extends Pick<
  List<Row>,
  'call' | 'one' | 'many' | 'columns' | 'arrangement' | 'work'
> {
  /** What the call was asked; a list of one batch names it besides the list's own fields. */
  readonly request: ListRequest & Readonly<Record<string, unknown>>;
  readonly read: Pick<List<Row>['read'], 'data'>;
}

/** What actions on many need besides. */
export interface WorkedList<Row> extends ExportedList<Row>, Pick<List<Row>, 'marks'> {}
