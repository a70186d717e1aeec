import { at, causeLine } from '@lectern/remote-kit/failure';
import { Box, Typography } from '@lectern/ui-kit/mui';
import type { ReactNode } from 'react';
import * as texts from '../texts/failure';
import { FailureMark } from './FailureMark';
import type { FailureView } from './RemotePlace';
import { RetryButton } from './RetryButton';

/** A failed contribution in four lines, inside its block. */
export function FailedSlot({
  failure,
  retry,
  busy = false,
  isStopped,
}: Pick<FailureView, 'failure'> & Partial<FailureView>): ReactNode {
  return (
    <Box
      role="group"
      aria-label={texts.failed(at(failure))}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', overflowWrap: 'anywhere' }}
    >
      <Typography component="p" variant="subtitle1" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <FailureMark size={14} />
        {texts.failed(at(failure))}
      </Typography>
      <Typography color="textSecondary">{texts.pageNotAffected(causeLine(failure))}</Typography>
      <Typography variant="caption">{texts.referenceIs(failure.reference)}</Typography>
      {retry && <RetryButton variant="outlined" retry={retry} busy={busy} isStopped={isStopped} />}
    </Box>
  );
}
