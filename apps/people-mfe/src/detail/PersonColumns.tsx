import type { ReactNode } from 'react';
import './detail.css';

interface Props {
  /** The tab's own part. */
  readonly main: ReactNode;
  /** Next to it, below it on narrow screens; absent where the tab needs the whole width. */
  readonly aside?: ReactNode;
}

/** The part of a tab of a person's page: student, trainer or agency. */
export function PersonColumns({ main, aside }: Props): ReactNode {
  return (
    <div className={aside === undefined ? 'person-columns is-wide' : 'person-columns'}>
      <div>{main}</div>
      {aside !== undefined && <div>{aside}</div>}
    </div>
  );
}
