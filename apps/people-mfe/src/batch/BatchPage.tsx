import type { ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { batchStatuses, type BatchDetail } from '@lectern/contract/people';
import { RecordPage } from '@lectern/ui-kit/record-page';
import { useLocation } from '@lectern/ui-kit/router';
import * as texts from '../texts/batch-page';
import { listPath, sideOf, tabPath } from './address';
import { BatchActions } from './BatchActions';
import { figuresOf, identityOf } from './figures';
import { tabs } from './tabs';
import { useBatch } from './use-batch';
import { useLiveBatch } from './use-live-batch';
import './batch.css';

const headOf = (batch: BatchDetail) => ({
  name: batch.title,
  status: batch.deletedAt ? 'deleted' : batchStatuses[batch.status],
  identity: identityOf(batch),
  figures: figuresOf(batch),
  actions: <BatchActions key={batch.version} batch={batch} />,
});

/** One tab of the batch in the address, the same below `/student/batch` and `/trainer/batch`. */
export function BatchPage({ children }: { readonly children: (batch: BatchDetail) => ReactNode }): ReactNode {
  const found = useBatch();
  const side = sideOf(useLocation().pathname);
  useLiveBatch(found.row?.id);
  const { rights } = useSession();
  const shown = tabs.filter(({ right }) => right === undefined || rights.has(right));
  return (
    <RecordPage
      title={texts.title}
      icon="calendar"
      what={texts.theBatch}
      loading={texts.loading}
      head={headOf}
      tabs={(id) => shown.map(({ tab, title }) => ({ title, to: tabPath(side, tab, id) }))}
      notes={({ deletedAt, statusReason }) => [
        deletedAt && texts.isDeleted,
        statusReason && texts.because(statusReason),
      ]}
      {...{ found, texts, listPath }}
    >
      {children}
    </RecordPage>
  );
}
