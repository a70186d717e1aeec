import { object, string } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { importStart, importStarted, madeFile } from '../platform/imports';
import { exportFormats } from '../platform/jobs';

export const studentImportCalls = {
  /** Checks the rows of an uploaded file; nothing is written until the job is confirmed. `countryId` is meant where a row names no country. */
  start: call({ method: 'POST', path: 'admin/bulk-students', access: ['studentImport'], request: object({ ...importStart, countryId: id('Country').optional() }), response: importStarted }),
  /** An empty file with the heads that are known. */
  template: call({
    method: 'GET', path: 'admin/bulk-students/template', access: ['studentImport'],
    request: object({ format: string().label('Format').oneOf(exportFormats, say(messages.invalid, { field: 'Format' })).required(say(messages.required, { field: 'Format' })) }),
    response: madeFile,
  }),
} as const;
