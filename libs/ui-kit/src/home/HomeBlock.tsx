import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/list-error';
import type { Reading } from '../read/reads';
import './home.css';

interface Props {
  readonly title: string;
  /** The screen that the block is about. */
  readonly to: string;
  /** How many there are, beside the title. */
  readonly total?: number | undefined;
  readonly reads: readonly Reading[];
  /** 'The categories could not be counted.' */
  readonly failed: string;
  /** A list, or what stands instead of it. */
  readonly children: ReactNode;
}

/** A block of the home page. Its own imports go by the package's name: it is in the remote that has the block, not in what the host shares. */
export function HomeBlock({ title, to, total, reads, failed, children }: Props): ReactNode {
  const lost = reads.filter(({ error }) => error);
  return (
    <div className="home-block">
      <h2>
        <Link to={to}>{title}</Link>
        {total !== undefined && <span className="home-number">{total.toLocaleString('en-GB')}</span>}
      </h2>
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
