import type { ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import { Tooltip } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import type { MenuItem } from './menu';

interface Props {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
  readonly collapsed: boolean;
  /** Shown inside a group: indented, without an icon. */
  readonly nested?: boolean;
  readonly onInterest: (path: string) => void;
  readonly onNavigate?: () => void;
}

/** One entry of the menu; pointing at it or focusing it announces that it may be opened next. */
export function SidebarLink({ item, isCurrent, collapsed, nested, onInterest, onNavigate }: Props): ReactNode {
  return (
    <li>
      <Tooltip title={collapsed ? item.title : ''} placement="right">
        <Link
          to={item.to}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={collapsed ? item.title : undefined}
          className={nested ? 'is-nested' : undefined}
          onPointerEnter={() => onInterest(item.to)}
          onFocus={() => onInterest(item.to)}
          onClick={onNavigate}
        >
          {!nested && <Icon name={item.icon} size={collapsed ? 18 : 16} />}
          {!collapsed && <span className="side-label">{item.title}</span>}
        </Link>
      </Tooltip>
    </li>
  );
}
