import { object } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { importStart, importStarted, madeFile, templateRequest } from '../platform/import';

export const studentImportCalls = {
  /** Checks the rows of an uploaded file; nothing is written until the job is confirmed. `countryId` is meant where a row names no country. */
  start: call({
    method: 'POST',
    path: 'admin/bulk-students',
    access: ['studentImport'],
    request: object({ ...importStart, countryId: id('Country').optional() }),
    response: importStarted,
  }),
  /** An empty file with the heads that are known. */
  template: call({
    method: 'GET',
    path: 'admin/bulk-students/template',
    access: ['studentImport'],
    request: templateRequest,
    response: madeFile,
  }),
} as const;
