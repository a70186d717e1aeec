import type { ReactNode } from 'react';
import './record-page.css';

interface Props {
  readonly children: ReactNode;
  /** Facts next to it, below it on narrow screens; left out where the part needs the whole width. */
  readonly aside?: ReactNode;
}

/** The part of a tab, with facts next to it. */
export function RecordColumns({ children, aside }: Props): ReactNode {
  return (
    <div className={aside ? 'record-columns' : 'record-columns is-wide'}>
      <div>{children}</div>
      {aside && <aside>{aside}</aside>}
    </div>
  );
}
