import { bulkActions } from './bulk-actions';
import { sendMails } from '../server/mail/send-mails';
import { trainingAdClock } from './catalog/training-ad/ad-clock';
import { cleaners } from '../server/scheduled-jobs/clean';
import { catalogCounts } from './catalog/category/catalog-counts';
import { mergeJob } from './catalog/skill/merge/merge-job';
import { couponCodesJob } from './commerce/coupon/codes/codes-job';
import { paylinkClock } from './commerce/paylink/paylink-clock';
import { moneyCheck } from './commerce/money-check/money-check-job';
import { paymentForget } from './commerce/payment/forget-job';
import { rateAge } from './commerce/sale/rate-age-job';
import { paymentInbox } from './commerce/payment/inbox-job';
import { capturePayment } from './commerce/payment/capture-job';
import { endSessions } from './commerce/payment/end-sessions';
import { sandboxSend } from './commerce/payment/sandbox-send-job';
import { paymentReconcile } from './commerce/reconcile/reconcile-job';
import { refundAsk } from './commerce/refund/ask-job';
import { reportMail } from './commerce/report-saved/report-mail-job';
import { reportRefresh } from './commerce/report/refresh-job';
import { paymentPoll } from './commerce/payment/poll-job';
import { subscriptionRenewals } from './commerce/subscription/renewals-job';
import { subscriptionClock } from './commerce/subscription/subscription-clock';
import { jobExpire } from './catalog/job-post/job-expire';
import { batchJobs } from './people/batch/clock/batch-jobs';
import { fileCollect } from './platform/file/file-collect';
import { uploadClean } from './platform/upload/upload-clean';
import { remoteHealth } from './platform/remotes/remote-health';
import { remoteFiles } from './platform/remotes/remote-files';
import { remoteOverrides } from './platform/remotes/remote-overrides';
import { retentionClean } from './platform/remotes/retention-clean';
import { trashPurge } from '../records/trash-purge';
import { importForms } from './platform/import/forms';
import { importJob } from './platform/import/import-job';
import { batchStats, taskClock } from './people/task/task-clock';
import { taskRemark } from './people/task/remark';
import { bulkJob } from '../records/bulk/bulk-job';
import { exportJob } from '../records/export/export-job';
import type { JobHandler } from '../server/jobs/job';
import { listSources } from './list-sources';
import { purgedTables } from './record-kinds';

/** The code behind every job's name. */
export const jobHandlers: readonly JobHandler[] = [
  exportJob(listSources),
  bulkJob(bulkActions),
  ...Object.values(importForms).map(importJob),
  ...cleaners,
  ...batchJobs,
  trainingAdClock,
  jobExpire,
  mergeJob,
  couponCodesJob,
  catalogCounts,
  fileCollect,
  uploadClean,
  remoteHealth,
  remoteFiles,
  remoteOverrides,
  retentionClean,
  batchStats,
  taskClock,
  taskRemark,
  sendMails,
  paymentInbox,
  paymentPoll,
  endSessions,
  capturePayment,
  refundAsk,
  sandboxSend,
  subscriptionClock,
  subscriptionRenewals,
  paylinkClock,
  moneyCheck,
  reportRefresh,
  reportMail,
  paymentReconcile,
  paymentForget,
  rateAge,
  trashPurge(purgedTables),
];
