export { RecordPanel } from './records/RecordPanel';
