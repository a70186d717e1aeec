import type { ReactNode } from 'react';
import { ChevronRight, Maximize, Minimize, Moon, PanelLeft, Sun } from 'lucide-react';
import { IconButton, Tooltip } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/layout';
import type { Crumb } from './crumbs';
import { choose, usePreferences } from './preferences';
import { TopTools } from './TopTools';
import { useFullScreen } from './use-full-screen';
import { UserMenu } from './UserMenu';

/** A button that is an icon alone: it has a name and a tooltip. */
function Action({
  name,
  onClick,
  wide,
  children,
  ...more
}: {
  readonly name: string;
  readonly onClick: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
  readonly 'aria-expanded'?: boolean;
}): ReactNode {
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} onClick={onClick} className={wide ? 'is-wide' : undefined} {...more}>
        {children}
      </IconButton>
    </Tooltip>
  );
}

interface Props {
  /** What leads to the page, the page itself last. */
  readonly crumbs: readonly Crumb[];
  /** Absent in the content-only layout. */
  readonly sidebar?: { readonly isOpen: boolean; readonly toggle: () => void };
  /** Shown at the start instead of the breadcrumb. */
  readonly lead?: ReactNode;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Sidebar toggle, breadcrumb, search, bell, theme, full screen and the person. */
export function TopBar({ crumbs, sidebar, lead }: Props): ReactNode {
  const { theme = 'light' } = usePreferences();
  const { isFull, toggle } = useFullScreen();
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <header className="top">
      {sidebar && (
        <Action name={texts.toggleSidebar} onClick={sidebar.toggle} aria-expanded={sidebar.isOpen}>
          <PanelLeft {...icon} />
        </Action>
      )}
      {lead}
      {crumbs.length > 0 && (
        <nav className="crumb" aria-label={texts.breadcrumb}>
          {crumbs.map(({ title, to }) =>
            to === undefined ? (
              <b key={title} aria-current="page">
                {title}
              </b>
            ) : (
              <span key={title} className="crumb">
                <Link to={to}>{title}</Link> <ChevronRight size={14} strokeWidth={2} aria-hidden />
              </span>
            ),
          )}
        </nav>
      )}
      <span className="top-space" />
      <TopTools />
      <Action
        name={isDark ? texts.lightTheme : texts.darkTheme}
        onClick={() => void choose({ theme: isDark ? 'light' : 'dark' })}
      >
        {isDark ? <Sun {...icon} /> : <Moon {...icon} />}
      </Action>
      <Action name={isFull ? texts.leaveFullScreen : texts.fullScreen} onClick={toggle} wide>
        {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
      </Action>
      <UserMenu />
    </header>
  );
}
