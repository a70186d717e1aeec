export { RecordActions } from './detail/RecordActions';
export { RecordColumns } from './detail/RecordColumns';
export { RecordPage } from './detail/RecordPage';
export { useRecordInAddress } from './detail/use-record-in-address';
