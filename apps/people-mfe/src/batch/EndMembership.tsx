import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { batchMemberCalls, type MemberRow, type MemberState } from '@lectern/contract/people';
import * as texts from '../texts/batch-members';
import { changedBatch } from './changed';
import { ReasonDialog } from './ReasonDialog';

interface Props {
  readonly member: MemberRow;
  readonly to: MemberState;
  readonly onClose: () => void;
}

/** Asks why a student leaves the batch, or is taken out of it. */
export function EndMembership({ member: { id, version, name }, to, onClose }: Props): ReactNode {
  const { mutateAsync: change } = useCall(batchMemberCalls.state, { handled: [400, 409] });
  const isLeaving = to === 'left';
  return (
    <ReasonDialog
      title={isLeaving ? texts.leaveTitle(name) : texts.removeTitle(name)}
      verb={isLeaving ? texts.leaveVerb : texts.removeVerb}
      consequence={texts.seatIsOffered}
      changed={changedBatch}
      successText={texts.saved}
      send={(reason) => change({ id, version, to, reason })}
      onClose={onClose}
    />
  );
}
