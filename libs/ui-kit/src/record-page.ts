export { RecordActions } from './detail/RecordActions';
export { RecordPage } from './detail/RecordPage';
export { useRecordInAddress } from './detail/use-record-in-address';
