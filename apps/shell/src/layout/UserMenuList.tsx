import type { ReactNode } from 'react';
import { Keyboard, KeyRound, LogOut, Maximize, Minimize, MonitorSmartphone, Users } from 'lucide-react';
import { useMay } from '@lectern/auth';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { Menu, MenuItem } from '@lectern/ui-kit/mui';
import { useNavigate } from '@lectern/ui-kit/router';
import { useOpened } from '../palette/opened';
import { studentRole } from '../session/redirect';
import { useWaysOut } from '../session/ways-out';
import { nameOf } from './person';
import { useFullScreen } from './use-full-screen';

export interface UserMenuProps {
  readonly document: SessionDocument;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

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

/** The person in their role; one's own account, all accounts by right, and the way out. */
export function UserMenuList({ document, anchor, onClose }: UserMenuProps): ReactNode {
  const { isFull, toggle } = useFullScreen();
  const { signOut } = useWaysOut();
  const navigate = useNavigate();
  const maySeeUsers = useMay(['userList']);
  const choose = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} transformOrigin={{ vertical: 'top', horizontal: 'right' }}>
      <Who disabled name={nameOf(document.user)} role={document.role.name} />
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
      {document.role.id !== studentRole && (
        <MenuItem onClick={choose(() => useOpened.setState('shortcuts', true))}>
          <Keyboard {...icon} />
          Shortcuts
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => void signOut())}>
        <LogOut {...icon} />
        Logout
      </MenuItem>
    </Menu>
  );
}
