import { useState, type ReactNode } from 'react';
import type { UserRow } from '@lectern/contract/platform/user';
import { ConfirmDialog, notify, PanelBody, SidePanel } from '@lectern/ui-kit';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/users';
import { ReasonPanel } from './ReasonPanel';
import type { UserAction } from './row-actions';
import type { useUserActions } from './use-user-actions';
import { nameOfUser } from './name-of-user';

interface Props {
  readonly action: UserAction;
  readonly row: UserRow;
  readonly userActions: ReturnType<typeof useUserActions>;
  readonly onClose: () => void;
}

/** Shows an address or number in full after a reason is given. */
function Reveal({
  field,
  row,
  userActions,
  onClose,
}: Omit<Props, 'action'> & { readonly field: 'email' | 'mobile' }): ReactNode {
  const [shown, setShown] = useState<{ readonly value: string | null }>();
  const title = field === 'email' ? texts.emailOf(nameOfUser(row)) : texts.mobileOf(nameOfUser(row));
  return shown ? (
    <SidePanel open title={title} onClose={onClose}>
      <PanelBody>
        <p className="users-revealed" role="status">
          {shown.value ?? texts.thereIsNone}
        </p>
      </PanelBody>
    </SidePanel>
  ) : (
    <ReasonPanel
      title={title}
      verb={texts.reveal}
      send={(reason) => userActions.reveal(row, field, reason)}
      onDone={setShown}
      onClose={onClose}
    >
      {texts.revealConsequence}
    </ReasonPanel>
  );
}

/** The dialog of an action on an account. */
export function ActionDialog({ action, row, userActions, onClose }: Props): ReactNode {
  const { actAs } = useWaysOut();
  const name = nameOfUser(row);
  switch (action) {
    case 'act as':
      return (
        <ReasonPanel
          title={texts.actTitle(name)}
          verb={texts.actVerb}
          send={(reason) => userActions.actAs(row, reason)}
          onDone={actAs}
          onClose={onClose}
        >
          {texts.actConsequence(name)}
        </ReasonPanel>
      );
    case 'block':
      return (
        <ReasonPanel
          title={texts.blockTitle(name)}
          verb={texts.blockVerb}
          send={(reason) => userActions.block(row, reason)}
          onDone={() => {
            notify('success', texts.blocked(name));
            onClose();
          }}
          onClose={onClose}
        >
          {texts.blockConsequence(name)}
        </ReasonPanel>
      );
    case 'send reset':
      return (
        <ConfirmDialog
          open
          title={texts.sendTitle(name)}
          verb={texts.sendVerb}
          busy={userActions.isSending}
          onCancel={onClose}
          onConfirm={() => void userActions.sendReset(row).then(onClose)}
        >
          {texts.sendConsequence}
        </ConfirmDialog>
      );
    case 'reveal email':
      return <Reveal field="email" row={row} userActions={userActions} onClose={onClose} />;
    case 'reveal mobile':
      return <Reveal field="mobile" row={row} userActions={userActions} onClose={onClose} />;
    default:
      return null;
  }
}
