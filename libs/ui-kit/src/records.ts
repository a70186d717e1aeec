export { AddRecord, NoRecords } from './records/AddRecord';
export { dateColumn, statusColumn, textColumn } from './records/columns';
export { defineRecord, fieldProps } from './records/define-record';
export { optionsOf, standardFilters } from './records/filters';
export { useRecords, useRowChanges, type Records } from './records/use-records';
export { conflictFields, historyWords } from './records/words';
