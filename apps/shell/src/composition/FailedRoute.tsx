import { headline, sentence } from '@lectern/remote-kit/failure';
import { Box, Typography } from '@lectern/ui-kit/mui';
import { useEffect, useRef, type ReactNode } from 'react';
import * as texts from '../texts/failure';
import { FailureFacts } from './FailureFacts';
import { FailureMark } from './FailureMark';
import type { FailureView } from './RemotePlace';
import { RetryButton } from './RetryButton';

/** In the place of a screen that could not be shown: what, why, and what next. Takes the focus, so that it is read and Retry is at hand. */
export function FailedRoute({ failure, team, retry, busy, isStopped }: FailureView): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [failure.reference]);
  return (
    <Box
      ref={panel}
      role="alert"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
        maxWidth: 536,
        marginInline: 'auto',
        marginBlockStart: 'clamp(0px, 10vh, 96px)',
        outline: 'none',
      }}
    >
      <FailureMark size={24} />
      <Typography component="h1" variant="h2">
        {headline(failure)}
      </Typography>
      <Typography color="textSecondary">
        {sentence(failure)} {texts.nothingAffected}
      </Typography>
      <FailureFacts failure={failure} team={team} />
      <RetryButton variant="contained" retry={retry} busy={busy} isStopped={isStopped} />
    </Box>
  );
}
