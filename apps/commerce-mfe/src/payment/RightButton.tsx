import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { Right } from '@lectern/contract/rights';
import { needsRight } from '@lectern/contract/right-labels';
import { Button, Tooltip, type ButtonProps } from '@lectern/ui-kit/mui';

interface Props extends Pick<ButtonProps, 'variant' | 'startIcon' | 'children'> {
  readonly right: Right;
  readonly busy?: boolean;
  /** The cause why it cannot be done now, besides a missing right. */
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
}

/** A button that stays without its right, and then says which right it needs. */
export function RightButton({ right, busy = false, disabledReason, onClick, ...button }: Props): ReactNode {
  const may = useMay([right]);
  const reason = may ? disabledReason : needsRight(right);
  return (
    <Tooltip describeChild title={reason ?? ''}>
      <Button
        {...button}
        aria-busy={busy}
        aria-disabled={busy || reason !== undefined}
        aria-description={reason}
        onClick={busy || reason !== undefined ? undefined : onClick}
      />
    </Tooltip>
  );
}
