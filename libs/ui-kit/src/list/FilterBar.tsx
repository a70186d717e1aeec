import type { ReactNode } from 'react';
import './filters.css';

interface Props {
  /** Search, chips and the menu of filters. */
  readonly children: ReactNode;
  /** At the end: counts, density, further actions. */
  readonly end?: ReactNode;
}

/** What narrows a list, above it. */
export function FilterBar({ children, end }: Props): ReactNode {
  return (
    <div className="filters" role="search">
      {children}
      {end && <div className="filters-end">{end}</div>}
    </div>
  );
}
