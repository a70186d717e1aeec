import type { ReactNode } from 'react';
import type { RowAction } from '@lectern/ui-kit';
import { Button, Tooltip } from '@lectern/ui-kit/mui';

interface Props {
  readonly action: RowAction;
  readonly busy: boolean;
}

/** The usual next step of a record as a button. A disabled one shows its reason. */
export function MainTransition({ action: { label, disabledReason, onSelect }, busy }: Props): ReactNode {
  const isOff = busy || disabledReason !== undefined;
  return (
    <Tooltip describeChild title={disabledReason ?? ''}>
      <Button
        aria-busy={busy}
        aria-disabled={isOff}
        aria-description={disabledReason}
        onClick={isOff ? undefined : onSelect}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
