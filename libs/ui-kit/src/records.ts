export { AddRecord, NoRecords } from './records/AddRecord';
export { columnsOfDeleted, dateColumn, statusColumn, textColumn } from './records/columns';
export { defineRecord, fieldProps, type RecordKind, type RecordRow } from './records/define-record';
export { standardFilters } from './records/filters';
export { useRecords, type Records } from './records/use-records';
