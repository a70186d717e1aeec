import type { ReactNode } from 'react';
import './page.css';

interface Props {
  readonly title: string;
  /** Next to the title: a filled status, once per page. */
  readonly status?: ReactNode;
  /** How many there are, next to the title. */
  readonly count?: string | undefined;
  /** Secondary actions. */
  readonly children?: ReactNode;
  /** The one primary button of the screen. */
  readonly primary?: ReactNode;
}

/** The page's h1, which the shell focuses on arrival, and its actions, the primary one last. */
export function PageHeader({ title, status, count, children, primary }: Props): ReactNode {
  return (
    <header className="page-head">
      <h1 tabIndex={-1}>{title}</h1>
      {count !== undefined && <span className="page-count">{count}</span>}
      {status}
      {children && <div className="page-actions">{children}</div>}
      {primary && <div className="page-primary">{primary}</div>}
    </header>
  );
}
