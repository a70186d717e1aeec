import type { List } from './use-list';

/** What exports need of a list, whatever way its rows are shown. */
export interface ExportedList<Row> extends Pick<
  List<Row>,
  'call' | 'request' | 'one' | 'many' | 'columns' | 'arrangement' | 'work'
> {
  readonly read: Pick<List<Row>['read'], 'data'>;
}

/** What actions on many need besides. */
export interface WorkedList<Row> extends ExportedList<Row>, Pick<List<Row>, 'marks'> {}
