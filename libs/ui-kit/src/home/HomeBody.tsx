import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/list-error';
import type { Reading } from '../read/reads';
import './home.css';

interface Props {
  readonly reads: readonly Reading[];
  /** 'The categories could not be counted.' */
  readonly failed: string;
  /** A list, or what replaces it. */
  readonly children: ReactNode;
}

/** A block of the home page whose heading the shell draws. Its own imports go by the package's name: it is in the remote that has the block, not in what the host shares. */
export function HomeBody({ reads, failed, children }: Props): ReactNode {
  const lost = reads.filter(({ error }) => error);
  return (
    <div className="home-body">
      {lost.length > 0 ? (
        <p role="alert">
          {failed} <Button onClick={() => lost.forEach(({ refetch }) => void refetch())}>{texts.retry}</Button>
        </p>
      ) : (
        children
      )}
    </div>
  );
}
