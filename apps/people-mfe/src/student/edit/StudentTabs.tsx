import type { ReactNode } from 'react';
import { Link, useLocation } from '@lectern/ui-kit/router';
import './tabs.css';

export interface Tab {
  readonly title: string;
  readonly to: string;
}

/** The tabs of one student, each a route of its own. */
export function StudentTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): ReactNode {
  const { pathname } = useLocation();
  return (
    <nav className="student-tabs" aria-label={label}>
      {tabs.map(({ title, to }) => (
        <Link key={to} to={to} aria-current={to.split('?')[0] === pathname ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
