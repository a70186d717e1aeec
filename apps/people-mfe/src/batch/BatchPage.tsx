import type { ReactNode } from 'react';
import type { BatchDetail } from '@lectern/contract/people';
import { PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/batch-page';
import { listPath } from './address';
import { BatchHead } from './BatchHead';
import { useBatch } from './use-batch';
import { useLiveBatch } from './use-live-batch';
import './batch.css';

/** Shown when the address names no batch. */
function NoBatch(): ReactNode {
  return (
    <div className="page-stack">
      <PageHeader title={texts.title} />
      <Empty
        icon="calendar"
        title={texts.noneNamed}
        action={
          <Button component={Link} to={listPath}>
            {texts.all}
          </Button>
        }
      >
        {texts.addressHasNone}
      </Empty>
    </div>
  );
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
