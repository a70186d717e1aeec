import type { JobItem, JobRow } from '@lectern/contract/platform/jobs';
import { countText, numberText } from './words';

/** How far a job has come: 'Waiting for its turn', '640 of 1,284'. */
export const progressText = ({ state, done, total, isStopping }: Pick<JobRow, 'state' | 'done' | 'total' | 'isStopping'>): string => {
  if (isStopping) return 'Stopping…';
  if (state === 'queued') return 'Waiting for its turn';
  return total === null ? 'Counting…' : `${numberText(done)} of ${numberText(total)}`;
};

/** How a job ended: '1,280 done, 4 skipped'. */
export const endText = ({ state, summary, error, kind, done }: Pick<JobRow, 'state' | 'summary' | 'error' | 'kind' | 'done'>): string => {
  if (state === 'failed') return error ?? 'It failed';
  if (kind === 'export') return state === 'cancelled' ? 'Cancelled' : countText(done, 'row', 'rows');
  const parts = [`${numberText(summary.done)} done`, ...(summary.skipped > 0 ? [`${numberText(summary.skipped)} skipped`] : []), ...(summary.failed > 0 ? [`${numberText(summary.failed)} failed`] : [])];
  return `${state === 'cancelled' ? 'Cancelled: ' : ''}${parts.join(', ')}`;
};

/** Why rows were left as they are, the most frequent first: 'It has been used (3)'. */
export const whyText = (items: readonly Pick<JobItem, 'errors'>[], most = 3): string => {
  const counts = new Map<string, number>();
  for (const { errors } of items) for (const text of errors.flatMap(({ constraints }) => Object.values(constraints)).slice(0, 1)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const reasons = [...counts].sort(([, a], [, b]) => b - a);
  const told = reasons.slice(0, most).map(([text, count]) => (count === 1 ? text : `${text} (${numberText(count)})`));
  return [...told, ...(reasons.length > most ? ['other reasons'] : [])].join('; ');
};
