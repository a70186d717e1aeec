export {
  chosen,
  filled,
  money,
  personal,
  personalPhone,
  rows,
  scaled,
  typed,
  zoneDay,
  type Codec,
  type Codecs,
  type Digits,
} from './records/codecs';
export { DeleteRecord } from './records/DeleteRecord';
export { formOf, type Form } from './records/form-of';
export { RecordPanel } from './records/RecordPanel';
export { formFieldOf, formSchema, type FormValues } from './records/values';
