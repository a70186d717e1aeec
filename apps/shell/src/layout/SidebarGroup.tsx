import { useState, type ReactNode } from 'react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Icon } from '@lectern/ui-kit/icons';
import { Menu, MenuItem as MenuRow, Tooltip } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import type { MenuGroup, MenuItem } from './menu';
import { SidebarLink } from './SidebarLink';

interface Props {
  readonly group: MenuGroup;
  readonly current: MenuItem | undefined;
  readonly collapsed: boolean;
  readonly onInterest: (path: string) => void;
  readonly onNavigate?: () => void;
}

function BesideMenu({ group, current, onNavigate }: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <li>
      <Tooltip title={group.group} placement="right">
        <button
          type="button"
          aria-label={group.group}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon name={group.icon} size={18} />
        </button>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {group.items.map((item) => (
          <MenuRow
            key={item.to}
            component={Link}
            to={item.to}
            selected={item.to === current?.to}
            onClick={() => (close(), onNavigate?.())}
          >
            {item.title}
          </MenuRow>
        ))}
      </Menu>
    </li>
  );
}

/** Entries under one name: a fold in the open menu, a menu next to the collapsed one. The group of the current page is open. */
export function SidebarGroup(props: Props): ReactNode {
  const { group, current, collapsed, onInterest, onNavigate } = props;
  const holdsCurrent = group.items.some((item) => item.to === current?.to);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? holdsCurrent;
  if (collapsed) return <BesideMenu {...props} />;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={() => setChosen(!open)}>
        <Icon name={group.icon} size={16} />
        <span className="side-label">{group.group}</span>
        <Chevron className="side-chevron" size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {open && (
        <ul>
          {group.items.map((item) => (
            <SidebarLink
              key={item.to}
              item={item}
              isCurrent={item.to === current?.to}
              collapsed={false}
              nested
              onInterest={onInterest}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
