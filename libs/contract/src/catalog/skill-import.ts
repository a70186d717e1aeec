import { boolean, object } from 'yup';
import { call } from '../call';
import { importStart, importStarted, madeFile, templateRequest } from '../platform/import';

export const skillImportCalls = {
  /** Checks the rows of an uploaded file; nothing is written until the job is confirmed. With `createCategories` a category that is not there is made, which needs categoryEdit. */
  start: call({
    method: 'POST',
    path: 'skill/import',
    access: ['skillEdit'],
    request: object({ ...importStart, createCategories: boolean() }),
    response: importStarted,
  }),
  /** An empty file with the heads that are known. */
  template: call({
    method: 'GET',
    path: 'skill/import/template',
    access: ['skillEdit'],
    request: templateRequest,
    response: madeFile,
  }),
} as const;
