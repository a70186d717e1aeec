import type { ReactNode } from 'react';
import { paymentProviders, type ReconcileRun } from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import { Tag } from '../tags/Tag';
import * as texts from '../texts/reconcile';

/** The last comparison with each provider, or its words where it gave no books. */
export function LastRuns({ runs }: { readonly runs: readonly ReconcileRun[] | undefined }): ReactNode {
  if (!runs) return null;
  if (runs.length === 0) return <p>{texts.neverCompared}</p>;
  return (
    <ul className="reconcile-runs" aria-label={texts.runsOf}>
      {runs.map(({ provider, checkedAt, listed, error }) => (
        <li key={provider}>
          <b>{paymentProviders[provider]}</b>{' '}
          {error === '' ? (
            texts.compared(timeText(checkedAt), listed)
          ) : (
            <Tag tone="danger">{texts.failed(timeText(checkedAt), error)}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}
