import { bulkActions } from './bulk-actions';
import { cleaners } from './clock/clean';
import { fileCollect } from './clock/file-collect';
import { remoteHealth } from './clock/remote-health';
import { remoteOverrides } from './clock/remote-overrides';
import { trashPurge } from './clock/trash-purge';
import { importForms } from './import/forms';
import { importJob } from './import/import-job';
import { bulkJob } from './jobs/bulk/bulk-job';
import { exportJob } from './jobs/export/export-job';
import type { JobHandler } from './jobs/job';
import { listSources } from './list-sources';

/** The code behind every job's name. */
export const jobHandlers: readonly JobHandler[] = [
  exportJob(listSources),
  bulkJob(bulkActions),
  ...Object.values(importForms).map(importJob),
  ...cleaners,
  fileCollect,
  remoteHealth,
  remoteOverrides,
  trashPurge,
];
