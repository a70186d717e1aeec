import type { ReactNode } from 'react';
import { Skeleton } from '@lectern/ui-kit/mui';
import * as texts from '../texts/report';

/** Bars in the place of sums, chart and table, as high as they are. */
export function ReportSkeleton(): ReactNode {
  return (
    <div className="analysis" role="status" aria-label={texts.loading}>
      <Skeleton variant="rounded" height={88} />
      <div className="analysis-grid">
        <Skeleton variant="rounded" height={364} />
        <Skeleton variant="rounded" height={364} />
      </div>
    </div>
  );
}
