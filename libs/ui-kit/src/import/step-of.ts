import type { ImportDetail } from '@lectern/contract/platform/import';

export const importSteps = ['upload', 'match', 'check', 'import', 'result'] as const;
export type ImportStep = (typeof importSteps)[number];

/** Which step an import has come to: it is checked until its owner says yes, and has a result when it has ended. */
export const stepOf = ({ job, isConfirmed }: Pick<ImportDetail, 'job' | 'isConfirmed'>): ImportStep => {
  if (['done', 'failed', 'cancelled'].includes(job.state)) return 'result';
  return isConfirmed ? 'import' : 'check';
};

/** Whether it goes on by itself, so that it is worth asking again. */
export const isMoving = ({ state }: ImportDetail['job']): boolean => state === 'queued' || state === 'running';
