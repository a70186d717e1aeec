import type { ReactNode } from 'react';
import { Keyboard, KeyRound, LogOut, Maximize, Minimize, MonitorSmartphone, Users } from 'lucide-react';
import { useMay } from '@lectern/auth';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { Menu, MenuItem } from '@lectern/ui-kit/mui';
import { useNavigate } from '@lectern/ui-kit/router';
import { useOpened } from '../palette/opened';
import { studentRole } from '../session/redirect';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/user-menu';
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
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Who disabled name={nameOf(document.user)} role={document.role.name} />
      {document.impersonating ? (
        <MenuItem aria-disabled className="is-refused">
          <KeyRound {...icon} />
          <span>
            {texts.changePassword}
            <small className="row-refused">{texts.notWhileImpersonating}</small>
          </span>
        </MenuItem>
      ) : (
        <MenuItem onClick={choose(() => void navigate('/change-password'))}>
          <KeyRound {...icon} />
          {texts.changePassword}
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => void navigate('/setting/my-sessions'))}>
        <MonitorSmartphone {...icon} />
        {texts.mySessions}
      </MenuItem>
      {maySeeUsers && (
        <MenuItem onClick={choose(() => void navigate('/users'))}>
          <Users {...icon} />
          {texts.users}
        </MenuItem>
      )}
      <MenuItem onClick={choose(toggle)}>
        {isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
        {isFull ? texts.leaveFullScreen : texts.fullScreen}
      </MenuItem>
      {document.role.id !== studentRole && (
        <MenuItem onClick={choose(() => useOpened.setState('shortcuts', true))}>
          <Keyboard {...icon} />
          {texts.shortcuts}
        </MenuItem>
      )}
      <MenuItem onClick={choose(() => void signOut())}>
        <LogOut {...icon} />
        {texts.logout}
      </MenuItem>
    </Menu>
  );
}
