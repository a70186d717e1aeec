import { useState, type ComponentType, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { notify } from '@lectern/ui-kit';
import { initialsOf, nameOf } from './person';
import type { UserMenuProps } from './UserMenuList';

/** Who is signed in; what the menu holds comes after the first screen, or when it is asked for. */
export function UserMenu(): ReactNode {
  const document = useSession((session) => session.document);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [List, setList] = useState<ComponentType<UserMenuProps>>();
  if (!document) return null;
  const open = (button: HTMLElement): void => {
    setAnchor(button);
    void import(/* webpackChunkName: "tools" */ './UserMenuList').then(
      (module) => setList(() => module.UserMenuList),
      () => notify('error', ''),
    );
  };
  return (
    <>
      <button type="button" className="user" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => open(event.currentTarget)}>
        <span className="avatar" aria-hidden="true">
          {initialsOf(document.user)}
        </span>
        <span className="user-name">{nameOf(document.user)}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </button>
      {List && <List document={document} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
