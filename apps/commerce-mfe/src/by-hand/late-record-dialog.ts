import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';

/** The dialog that records money by hand: it comes when it is opened, with the upload of files. */
export const LateRecordDialog = lazyWithRetry(() => import(/* webpackChunkName: "record-by-hand" */ './RecordDialog'));
