import { at, causeLine } from '@lectern/remote-kit/failure';
import { Box, Button, Typography } from '@lectern/ui-kit/mui';
import type { ReactNode } from 'react';
import * as texts from '../texts/failure';
import { FailureMark } from './FailureMark';
import type { NoteView } from './RemotePlace';
import { RetryButton } from './RetryButton';

/** Above a component that goes on living: what its remote threw in a handler, an effect or a promise, or which version it replaces. */
export function FailureNote({ failure, retry, busy, dismiss, instead }: NoteView): ReactNode {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        marginBlockEnd: 4,
        padding: 3,
        borderRadius: 2,
        bgcolor: 'error.light',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography component="p" variant="subtitle1" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <FailureMark size={14} />
          {instead ? texts.failed(at(failure)) : texts.hadError(at(failure))}
        </Typography>
        <Typography>{causeLine(failure)}</Typography>
        <Typography variant="caption">
          {instead ? texts.goesOn(instead, failure.reference) : texts.mayBeIncomplete(failure.reference)}
        </Typography>
      </Box>
      <RetryButton variant="outlined" retry={retry} busy={busy} />
      <Button onClick={dismiss}>{texts.dismiss}</Button>
    </Box>
  );
}
