import type { List } from './use-list';

/** What exports and actions on many need of a list, whatever way its rows are shown. */
export interface WorkedList<Row> extends Pick<
  List<Row>,
  'call' | 'request' | 'one' | 'many' | 'columns' | 'arrangement' | 'marks' | 'work'
> {
  readonly read: Pick<List<Row>['read'], 'data'>;
}
