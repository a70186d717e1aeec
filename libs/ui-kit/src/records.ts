export { AddRecord, NoRecords } from './records/AddRecord';
export { removalOf, type RecordAction } from './records/actions';
export { dateColumn, dayColumn, statusColumn, textColumn } from './records/columns';
export {
  choiceProps,
  defineRecord,
  fieldProps,
  optionsOf,
  type RecordKind,
  type RecordRow,
} from './records/define-record';
export { standardFilters } from './records/filters';
export { perStatus } from './records/per-status';
export { useRecords, useRowChanges, type Records } from './records/use-records';
export { conflictFields, historyWords } from './records/words';
export { setStatus } from './texts/records';
