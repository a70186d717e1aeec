import { useState, type ReactNode } from 'react';
import { ChevronDown, KeyRound, LogOut, Maximize, Minimize, MonitorSmartphone, Users } from 'lucide-react';
import { useMay, useSession } from '@lectern/auth';
import { Menu, MenuItem } from '@lectern/ui-kit/mui';
import { useNavigate } from '@lectern/ui-kit/router';
import { useWaysOut } from '../session/ways-out';
import { initialsOf, nameOf } from './person';
import { useFullScreen } from './use-full-screen';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** No choice but a line of the menu: `disabled` makes the menu's keyboard pass it by. */
function Who({ name, role }: { readonly name: string; readonly role: string; readonly disabled: true }): ReactNode {
  return (
    <li className="user-who" role="presentation">
      <b>{name}</b>
      <span>{role}</span>
    </li>
  );
}

/** Who is signed in, in which role; one's own account, all accounts by right, and the way out. */
export function UserMenu(): ReactNode {
  const document = useSession((session) => session.document);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isFull, toggle } = useFullScreen();
  const { signOut } = useWaysOut();
  const navigate = useNavigate();
  const maySeeUsers = useMay(['userList']);
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
        {document.impersonating ? (
          <MenuItem aria-disabled className="is-refused">
            <KeyRound {...icon} />
            <span>
              Change password
              <small className="row-refused">Refused while you act for somebody else</small>
            </span>
          </MenuItem>
        ) : (
          <MenuItem onClick={choose(() => void navigate('/change-password'))}>
            <KeyRound {...icon} />
            Change password
          </MenuItem>
        )}
        <MenuItem onClick={choose(() => void navigate('/setting/my-sessions'))}>
          <MonitorSmartphone {...icon} />
          My sessions
        </MenuItem>
        {maySeeUsers && (
          <MenuItem onClick={choose(() => void navigate('/users'))}>
            <Users {...icon} />
            Users
          </MenuItem>
        )}
        <MenuItem onClick={choose(toggle)}>
          {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
          {isFull ? 'Leave full screen' : 'Full screen'}
        </MenuItem>
        <MenuItem onClick={choose(() => void signOut())}>
          <LogOut {...icon} />
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
