import type { ReactNode } from 'react';
import './timeline.css';

interface Props {
  /** Drawn in the ring. */
  readonly icon: ReactNode;
  /** The colour of the ring. */
  readonly tone?: 'warning' | 'danger' | 'success' | 'info' | undefined;
  /** Left out while it has not happened. */
  readonly at?: string | undefined;
  /** `at` in words. */
  readonly time?: string;
  /** Where something leads to it: it may have the focus then. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** An entry of a `TimelineList`: what is done, and when. */
export function TimelineEntry({ icon, tone, at, time, id, children }: Props): ReactNode {
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1}>
      <span className={tone ? `timeline-ring is-${tone}` : 'timeline-ring'}>{icon}</span>
      <div>{children}</div>
      {at && <time dateTime={at}>{time}</time>}
    </li>
  );
}

/** Entries in a row, joined by a line. */
export function TimelineList({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className="timeline-list">{children}</ol>;
}
