export { DeleteRecord } from './records/DeleteRecord';
export { RecordPanel } from './records/RecordPanel';
export { formSchema } from './records/values';
