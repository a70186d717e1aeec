import { useState, type ReactNode } from 'react';
import { ChevronDown, LogOut, Maximize, Minimize } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { Menu, MenuItem } from '@lectern/ui-kit/mui';
import { initialsOf, nameOf } from './person';
import { useFullScreen } from './use-full-screen';

/** No choice but a line of the menu: `disabled` makes the menu's keyboard pass it by. */
function Who({ name, role }: { readonly name: string; readonly role: string; readonly disabled: true }): ReactNode {
  return (
    <li className="user-who" role="presentation">
      <b>{name}</b>
      <span>{role}</span>
    </li>
  );
}

/** Who is signed in, in which role, and the way out. */
export function UserMenu({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  const document = useSession((session) => session.document);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isFull, toggle } = useFullScreen();
  if (!document) return null;
  const name = nameOf(document.user);
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <button type="button" className="user" aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <span className="avatar" aria-hidden="true">
          {initialsOf(document.user)}
        </span>
        <span className="user-name">{name}</span>
        <ChevronDown size={14} strokeWidth={2} aria-hidden />
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
        <Who disabled name={name} role={document.role.name} />
        <MenuItem onClick={choose(toggle)}>
          {isFull ? <Minimize size={16} strokeWidth={1.75} aria-hidden /> : <Maximize size={16} strokeWidth={1.75} aria-hidden />}
          {isFull ? 'Leave full screen' : 'Full screen'}
        </MenuItem>
        <MenuItem onClick={choose(onSignOut)}>
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
