import type { ReactNode } from 'react';
import type { BatchDetail } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { NoRecord } from '@lectern/ui-kit/no-record';
import * as texts from '../texts/batch-page';
import { listPath } from './address';
import { BatchHead } from './BatchHead';
import { useBatch } from './use-batch';
import { useLiveBatch } from './use-live-batch';
import './batch.css';

/** Shown when the address names no batch. */
function NoBatch(): ReactNode {
  return <NoRecord icon="calendar" title={texts.title} texts={texts} listPath={listPath} />;
}

/** One tab of the batch in the address, the same on both sides: head, figures, tabs, and what the tab shows of the batch. */
export function BatchPage({ children }: { readonly children: (batch: BatchDetail) => ReactNode }): ReactNode {
  const { id, read, batch } = useBatch();
  useLiveBatch(batch?.id);
  if (id === undefined) return <NoBatch />;
  return (
    <div className="page-stack">
      <BatchHead id={id} batch={batch} />
      <PageRead reads={[read]} what={texts.theBatch} loading={texts.loading}>
        {() =>
          batch && (
            <>
              {batch.deletedAt && <p className="batch-note">{texts.isDeleted}</p>}
              {batch.statusReason && <p className="batch-note">{texts.because(batch.statusReason)}</p>}
              {children(batch)}
            </>
          )
        }
      </PageRead>
    </div>
  );
}
