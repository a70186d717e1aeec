import { object } from 'yup';
import { answeredFile } from '../answered-file';
import { call } from '../call';
import { id } from '../fields';

export const invoiceCalls = {
  /** The PDF: for holders of `invoiceList`, for the seller of the order and for the student it belongs to. */
  download: call({
    method: 'GET',
    path: 'invoice/download',
    access: 'signed in',
    answers: 'file',
    request: object({ id: id() }),
    response: answeredFile,
  }),
} as const;
