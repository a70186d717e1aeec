import type { ReactNode } from 'react';
import { figureText } from '@lectern/contract/figures';
import { Button, Skeleton } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/list-error';
import type { Reading } from '../read/reads';
import './home-figures.css';

/** One figure; `value` is undefined while it is read. */
export interface Figure {
  readonly label: string;
  readonly value: number | undefined;
  /** The list that the figure counts. */
  readonly to: string;
  /** What else is known, in a few words. */
  readonly note?: string | undefined;
}

interface Props {
  readonly read: Reading;
  /** 'The students could not be counted.' */
  readonly failed: string;
  readonly figures: readonly [Figure, Figure, Figure];
}

/** Three cells of the strip of key figures on the home page. */
export function HomeFigures({ read, failed, figures }: Props): ReactNode {
  if (read.error && read.data === undefined)
    return (
      <p role="alert" className="home-figures-failed">
        {failed} <Button onClick={() => void read.refetch()}>{texts.retry}</Button>
      </p>
    );
  return figures.map(({ label, value, to, note }) => (
    <div key={label} className="home-figure" aria-busy={value === undefined}>
      <Link to={to}>{label}</Link>
      <strong>{value === undefined ? <Skeleton width={48} height={36} /> : figureText(value)}</strong>
      <small>{note}</small>
    </div>
  ));
}
