import { useJobs } from './use-jobs';
import type { ExportedList } from './worked-list';

type Given<Row> = Omit<ExportedList<Row>, 'arrangement' | 'work'>;
const asDeclared = {};

/** A list of one record, as of a batch, as exports take it. Its columns are in no view of the person. */
export const useExport = <Row>(list: Given<Row>): ExportedList<Row> => ({
  ...list,
  arrangement: asDeclared,
  work: useJobs(),
});
