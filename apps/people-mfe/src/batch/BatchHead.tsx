import type { ReactNode } from 'react';
import { batchStatuses, type BatchDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { useLocation } from '@lectern/ui-kit/router';
import { RouteTabs } from '@lectern/ui-kit/route-tabs';
import * as texts from '../texts/batch-page';
import { sideOf, tabPath } from './address';
import { BatchActions } from './BatchActions';
import { figuresOf, identityOf } from './figures';
import { tabs } from './tabs';

interface Props {
  readonly id: number;
  readonly batch: BatchDetail | undefined;
}

/** Title, actions, key figures and tabs of a batch. */
export function BatchHead({ id, batch }: Props): ReactNode {
  const side = sideOf(useLocation().pathname);
  return (
    <>
      <PageHeader
        title={batch?.title ?? texts.title}
        status={batch && <StatusLabel status={batch.deletedAt ? 'deleted' : batchStatuses[batch.status]} filled />}
      >
        {batch && <CopyLink />}
        {batch && <BatchActions key={batch.version} batch={batch} />}
      </PageHeader>
      {batch && <p className="batch-identity">{identityOf(batch)}</p>}
      {batch && (
        <dl className="batch-figures">
          {figuresOf(batch).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <RouteTabs label={texts.title} tabs={tabs.map(({ tab, title }) => ({ title, to: tabPath(side, tab, id) }))} />
    </>
  );
}
