import type { RemoteFailure } from '@lectern/remote-kit';
import { causeLine } from '@lectern/remote-kit/failure';
import { Box, Link } from '@lectern/ui-kit/mui';
import { useState, type ReactNode } from 'react';
import * as texts from '../texts/failure';
import { useRemotes } from './remote-store';
import { failingSinceText } from './failing-since';

function Reference({ reference }: { readonly reference: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <Box component="span" sx={{ letterSpacing: '0.012em', userSelect: 'all' }}>
        {reference}
      </Box>
      <Link component="button" type="button" onClick={copy} sx={{ marginInlineStart: 3 }}>
        {texts.copy}
      </Link>
      <span role="status">{copied ? texts.copied : ''}</span>
    </>
  );
}

const sunken = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 1,
  margin: 0,
  padding: 3.5,
  borderRadius: 2,
  bgcolor: 'action.disabledBackground',
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
};

/** Cause, Since, Reference and Team of a failure. */
export function FailureFacts({ failure, team }: { readonly failure: RemoteFailure; readonly team: string }): ReactNode {
  const state = useRemotes(({ states }) => states[failure.remote]);
  const tried =
    state?.is === 'failed' && state.version === failure.version ? state : { since: failure.since, tries: 1 };
  return (
    <Box component="dl" sx={sunken}>
      <dt>{texts.cause}</dt>
      <dd>{causeLine(failure)}</dd>
      <dt>{texts.since}</dt>
      <dd>{failingSinceText(tried, Date.now())}</dd>
      <dt>{texts.reference}</dt>
      <dd>
        <Reference reference={failure.reference} />
      </dd>
      <dt>{texts.team}</dt>
      <dd>{team}</dd>
    </Box>
  );
}
