export { DeleteRecord } from './records/DeleteRecord';
export { RecordPanel } from './records/RecordPanel';
export { formFieldOf, formSchema } from './records/values';
