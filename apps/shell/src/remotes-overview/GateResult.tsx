import type { ReactNode } from 'react';
import { StatusLabel } from '@lectern/ui-kit';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/remotes-overview-actions';
import type { useGate } from './use-gate';

interface Props {
  readonly version: string;
  readonly gate: ReturnType<typeof useGate>;
}

/** What the gates say of a release, before anything is done with it: that it fits, or every reason why not. */
export function GateResult({ version, gate: { read, answer, reasons } }: Props): ReactNode {
  if (!answer && read.error && !read.isFetching)
    return <ListError what={texts.theGates} error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <div className="remotes-gate" role="status" aria-label={texts.gates} aria-busy={!answer}>
      {!answer && <span className="remotes-none">{texts.asking}</span>}
      {answer && (
        <StatusLabel
          status={reasons.length > 0 ? 'failed' : 'compatible'}
          label={reasons.length > 0 ? texts.fitsNot(version) : texts.fits(version)}
        />
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
