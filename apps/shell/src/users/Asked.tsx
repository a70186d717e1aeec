import { useState, type ReactNode } from 'react';
import type { UserRow } from '@lectern/contract/platform/users';
import { ConfirmDialog, notify, PanelBody, SidePanel } from '@lectern/ui-kit';
import { useWaysOut } from '../session/ways-out';
import { ReasonPanel } from './ReasonPanel';
import type { Deed } from './row-actions';
import type { useDeeds } from './use-deeds';
import { nameOfUser } from './name-of-user';

interface Props {
  readonly deed: Deed;
  readonly row: UserRow;
  readonly deeds: ReturnType<typeof useDeeds>;
  readonly onClose: () => void;
}

/** An address or number in full, once the reason is given. */
function Reveal({ field, row, deeds, onClose }: Omit<Props, 'deed'> & { readonly field: 'email' | 'mobile' }): ReactNode {
  const [shown, setShown] = useState<{ readonly value: string | null }>();
  const what = field === 'email' ? 'E-mail' : 'Mobile';
  const title = `${what} of ${nameOfUser(row)}`;
  return shown ? (
    <SidePanel open title={title} onClose={onClose}>
      <PanelBody>
        <p className="users-revealed" role="status">
          {shown.value ?? 'There is none'}
        </p>
      </PanelBody>
    </SidePanel>
  ) : (
    <ReasonPanel title={title} verb="Reveal" send={(reason) => deeds.reveal(row, field, reason)} onDone={setShown} onClose={onClose}>
      The full value is shown here once. That you saw it is recorded.
    </ReasonPanel>
  );
}

/** What is asked before something is done to an account. */
export function Asked({ deed, row, deeds, onClose }: Props): ReactNode {
  const { actAs } = useWaysOut();
  const name = nameOfUser(row);
  switch (deed) {
    case 'act as':
      return (
        <ReasonPanel title={`Impersonate ${name}`} verb="Impersonate" send={(reason) => deeds.actAs(row, reason)} onDone={actAs} onClose={onClose}>
          You see the console as {name} does, for 60 minutes at most. What you do is recorded under both names, and {name} is told.
        </ReasonPanel>
      );
    case 'block':
      return (
        <ReasonPanel
          title={`Block ${name}`}
          verb="Block account"
          send={(reason) => deeds.block(row, reason)}
          onDone={() => {
            notify('success', `${name} is blocked`);
            onClose();
          }}
          onClose={onClose}
        >
          Every session of {name} ends at once. They can not sign in until they are unblocked.
        </ReasonPanel>
      );
    case 'send reset':
      return (
        <ConfirmDialog open title={`Send ${name} a reset link?`} verb="Send link" busy={deeds.isSending} onCancel={onClose} onConfirm={() => void deeds.sendReset(row).then(onClose)}>
          It goes to their e-mail address, works once, and within one hour. The password stays as it is until then.
        </ConfirmDialog>
      );
    case 'reveal email':
      return <Reveal field="email" row={row} deeds={deeds} onClose={onClose} />;
    case 'reveal mobile':
      return <Reveal field="mobile" row={row} deeds={deeds} onClose={onClose} />;
    default:
      return null;
  }
}
