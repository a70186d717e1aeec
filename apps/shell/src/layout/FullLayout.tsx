import { useEffect, type ReactNode } from 'react';
import { Drawer } from '@lectern/ui-kit/mui';
import * as texts from '../texts/layout';
import type { Crumb } from './crumbs';
import type { MenuItem, MenuSection } from './menu';
import { Footer } from './Footer';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useSidebar } from './use-sidebar';
import './layout.css';

interface Props {
  readonly product: string;
  readonly version: string;
  readonly sections: readonly MenuSection[];
  readonly current: MenuItem | undefined;
  readonly crumbs: readonly Crumb[];
  readonly pathname: string;
  /** A menu entry is pointed at or focused. */
  readonly onInterest: (path: string) => void;
  readonly children: ReactNode;
}

/** Sidebar, top bar, page and footer. */
export function FullLayout({
  product,
  version,
  sections,
  current,
  crumbs,
  pathname,
  onInterest,
  children,
}: Props): ReactNode {
  const { is, toggle, close } = useSidebar();
  useEffect(close, [pathname, close]);
  const isPinned = is === 'expanded' || is === 'collapsed';
  const menu = (
    <Sidebar
      product={product}
      sections={sections}
      current={current}
      collapsed={is === 'collapsed'}
      onInterest={onInterest}
      onNavigate={close}
    />
  );
  return (
    <div className={is === 'collapsed' ? 'shell is-collapsed' : 'shell'}>
      <SkipLink />
      {isPinned ? (
        <div className="side">{menu}</div>
      ) : (
        <Drawer
          open={is === 'over'}
          onClose={close}
          slotProps={{
            paper: {
              className: 'side is-over',
              'aria-label': texts.menu,
              sx: { width: 288, maxWidth: '85vw', height: '100%', border: 0, borderRadius: 0 },
            },
          }}
        >
          {menu}
        </Drawer>
      )}
      <div className="main">
        <TopBar crumbs={crumbs} sidebar={{ isOpen: is === 'expanded' || is === 'over', toggle }} />
        <main className="page" id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer product={product} version={version} hasShortcuts />
      </div>
    </div>
  );
}
