export { RecordPage } from './detail/RecordPage';
export { useRecordInAddress } from './detail/use-record-in-address';
