import type { ReactNode } from 'react';
import './timeline.css';

interface Props {
  /** Drawn in the ring. */
  readonly icon: ReactNode;
  /** Nobody wanted it: the ring is out. */
  readonly isWarning?: boolean;
  readonly at: string;
  /** `at` in words. */
  readonly time: string;
  /** Where something leads to it: it may have the focus then. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One thing that was done, and when; to stand in a `TimelineList`. */
export function TimelineEntry({ icon, isWarning = false, at, time, id, children }: Props): ReactNode {
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1}>
      <span className={isWarning ? 'timeline-ring is-warning' : 'timeline-ring'}>{icon}</span>
      <div>{children}</div>
      <time dateTime={at}>{time}</time>
    </li>
  );
}

/** The actions, the newest first, joined by a line. */
export function TimelineList({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className="timeline-list">{children}</ol>;
}
