import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { userCalls } from '@lectern/contract/platform/user';
import { useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/reason-dialog';
import * as texts from '../texts/account';
import { subAdmin, type SubAdmin } from './sub-admin';

interface Props {
  readonly row: SubAdmin;
  readonly onClose: () => void;
}

/** Asks why, before an account of staff is blocked. */
export default function BlockSubAdmin({ row, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(subAdmin.changed);
  const { id, version } = row;
  const name = subAdmin.nameOf(row);
  return (
    <ReasonDialog
      danger
      title={texts.blockTitle(name)}
      verb={texts.blockVerb}
      send={(reason) => send(userCalls.block, { id, version, reason }, { handled: [400, 409] })}
      onDone={() => void confirmSaved(texts.blocked(name))}
      onClose={onClose}
    >
      {texts.blockConsequence(name)}
    </ReasonDialog>
  );
}
