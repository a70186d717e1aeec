import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { batchMemberCalls, type MemberRow, type MemberState } from '@lectern/contract/people';
import { useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/reason-dialog';
import * as texts from '../texts/batch-members';
import { changedBatch } from './changed';

interface Props {
  readonly member: MemberRow;
  readonly to: MemberState;
  readonly onClose: () => void;
}

/** Asks why a student leaves the batch, or is taken out of it. */
export function EndMembership({ member: { id, version, name }, to, onClose }: Props): ReactNode {
  const { mutateAsync: change } = useCall(batchMemberCalls.state, { handled: [400, 409] });
  const confirmSaved = useSaved(changedBatch);
  const isLeaving = to === 'left';
  return (
    <ReasonDialog
      danger
      title={isLeaving ? texts.leaveTitle(name) : texts.removeTitle(name)}
      verb={isLeaving ? texts.leaveVerb : texts.removeVerb}
      send={(reason) => change({ id, version, to, reason })}
      onDone={() => void confirmSaved(texts.saved)}
      onClose={onClose}
    >
      {texts.seatIsOffered}
    </ReasonDialog>
  );
}
