import type { ReactNode } from 'react';
import { Skeleton } from '@lectern/ui-kit/mui';
import './waiting.css';

/** Bars in the place of what is on its way. */
export function Waiting({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="student-bars" role="status" aria-label={label}>
      {[56, 56, 56, 120, 56].map((height, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </div>
  );
}
