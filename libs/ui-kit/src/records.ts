export { AddRecord, NoRecords } from './records/AddRecord';
export { dateColumn, statusColumn, textColumn } from './records/columns';
export { choiceProps, defineRecord, fieldProps } from './records/define-record';
export { standardFilters } from './records/filters';
export { useRecords, type Records } from './records/use-records';
