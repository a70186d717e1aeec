import { useState, type ComponentType, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { Menu, MenuItem } from '@lectern/ui-kit/mui';
import { useLostCode } from '../session/expired';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/layout';
import { initialsOf, nameOf } from './person';
import type { UserMenuProps } from './UserMenuList';

/** Who is signed in, and their menu. Its list comes after the first screen; the way out is always there, without a connection too. */
export function UserMenu(): ReactNode {
  const document = useSession((session) => session.document);
  const { signOut } = useWaysOut();
  const lost = useLostCode();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [List, setList] = useState<ComponentType<UserMenuProps>>();
  if (!document) return null;
  const close = (): void => setAnchor(null);
  const open = (button: HTMLElement): void => {
    setAnchor(button);
    void import(/* webpackChunkName: "tools" */ './UserMenuList').then(
      (module) => setList(() => module.UserMenuList),
      (error) => lost(error, () => undefined),
    );
  };
  return (
    <>
      <button
        type="button"
        className="user"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <span className="avatar" aria-hidden="true">
          {initialsOf(document.user)}
        </span>
        <span className="user-name">{nameOf(document.user)}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </button>
      {List ? (
        <List document={document} anchor={anchor} onClose={close} />
      ) : (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
          <MenuItem onClick={() => void signOut()}>{texts.logout}</MenuItem>
        </Menu>
      )}
    </>
  );
}
