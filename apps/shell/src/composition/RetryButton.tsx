import { Button } from '@lectern/ui-kit/mui';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as texts from '../texts/failure';
import type { FailureView } from './RemotePlace';

/** Loads the failed remote again, without a reload. */
export function RetryButton({
  retry,
  busy,
  variant,
  isStopped = false,
}: Pick<FailureView, 'retry' | 'busy' | 'isStopped'> & { readonly variant: 'contained' | 'outlined' }): ReactNode {
  return (
    <Button
      variant={variant}
      onClick={busy ? undefined : retry}
      aria-disabled={busy}
      aria-busy={busy}
      startIcon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
    >
      {busy ? texts.trying : isStopped ? texts.startAnyway : texts.retry}
    </Button>
  );
}
