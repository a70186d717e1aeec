import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from '@lectern/ui-kit/router';
import './route-tabs.css';

export interface Tab {
  readonly title: string;
  readonly to: string;
  /** A word for something that waits in the tab. */
  readonly mark?: string | undefined;
}

/** The tabs of one record, each a route of its own; the one that is shown is scrolled into view. */
export function RouteTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): ReactNode {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 16;
  }, [pathname]);
  return (
    <nav ref={nav} className="route-tabs" aria-label={label}>
      {tabs.map(({ title, to, mark }) => (
        <Link key={to} to={to} aria-current={to.split('?')[0] === pathname ? 'page' : undefined}>
          {title}
          {mark && (
            <span className="route-tab-mark" title={mark}>
              <span className="visually-hidden">{mark}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
