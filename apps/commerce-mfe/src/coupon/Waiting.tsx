import type { ReactNode } from 'react';
import { Skeleton } from '@lectern/ui-kit/mui';

/** Bars in the place of a coupon that is on its way. */
export function Waiting({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="coupon-waiting" role="status" aria-label={label}>
      {[28, 56, 56, 120, 56].map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </div>
  );
}
