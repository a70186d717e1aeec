import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentMergeCalls } from '@lectern/contract/people';
import { PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/merge';
import { comparePath } from './address';
import { MergeForm } from './MergeForm';
import './merge.css';

/** Two students side by side, before one is merged into the other. */
export function CompareStudents({
  keptId,
  mergedId,
}: {
  readonly keptId: number;
  readonly mergedId: number;
}): ReactNode {
  const read = useRead(studentMergeCalls.preview, { keptId, mergedId }, { handled: 'all', staleTime: 0 });
  return (
    <div className="page-stack">
      <PageHeader title={texts.compareTitle}>
        <Button component={Link} to={comparePath(mergedId, keptId)} replace>
          {texts.swap}
        </Button>
      </PageHeader>
      <PageRead reads={[read]} what={texts.bothStudents} loading={texts.loading}>
        {() => read.data && <MergeForm {...read.data} onChanged={() => void read.refetch()} />}
      </PageRead>
    </div>
  );
}
