import type { JobItem, JobRow } from '@lectern/contract/platform/job';
import * as texts from '../texts/bulk';
import { numberText } from './words';

/** How far a job has come: 'Waiting for its turn', '640 of 1,284'. */
export const progressText = ({
  state,
  done,
  total,
  isStopping,
}: Pick<JobRow, 'state' | 'done' | 'total' | 'isStopping'>): string => {
  if (isStopping) return texts.stopping;
  if (state === 'queued') return texts.queued;
  return total === null ? texts.counting : texts.progress(numberText(done), numberText(total));
};

/** How a job ended: '1,280 done, 4 skipped'. */
export const endText = ({
  state,
  summary,
  error,
  kind,
  done,
}: Pick<JobRow, 'state' | 'summary' | 'error' | 'kind' | 'done'>): string => {
  if (state === 'failed') return error ?? texts.hasFailed;
  if (kind === 'export') return state === 'cancelled' ? texts.cancelled : texts.rows(done, numberText(done));
  const parts = [
    texts.done(numberText(summary.done)),
    ...(summary.skipped > 0 ? [texts.skipped(numberText(summary.skipped))] : []),
    ...(summary.failed > 0 ? [texts.failed(numberText(summary.failed))] : []),
  ];
  return state === 'cancelled' ? texts.cancelledAfter(parts.join(', ')) : parts.join(', ');
};

/** Why rows were left as they are, the most frequent first: 'It has been used (3)'. */
export const whyText = (items: readonly Pick<JobItem, 'errors'>[], most = 3): string => {
  const counts = new Map<string, number>();
  for (const { errors } of items)
    for (const text of errors.flatMap(({ constraints }) => Object.values(constraints)).slice(0, 1))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const reasons = [...counts].sort(([, a], [, b]) => b - a);
  const shown = reasons.slice(0, most).map(([text, count]) => (count === 1 ? text : `${text} (${numberText(count)})`));
  return [...shown, ...(reasons.length > most ? [texts.otherReasons] : [])].join('; ');
};
