import { useCall } from '@lectern/api-client/hooks';
import {
  batchMemberCalls,
  memberStates,
  nextMemberStates,
  type MemberRow,
  type MemberState,
} from '@lectern/contract/people';
import { dateText, StatusLabel, timeText, useAction, type RowAction } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/batch-members';
import { changedBatch } from './changed';

/** The kit's word for the mark of each state. */
const marks: Readonly<Record<MemberState, string>> = {
  active: 'active',
  reserved: 'waiting',
  waitlisted: 'invited',
  completed: 'completed',
  left: 'inactive',
  removed: 'inactive',
  expired: 'ended',
};

/** What the state alone does not say: until when a seat is held, the place in the waitlist, or why somebody left. */
export const moreOf = ({ state, reservedUntil, place, leftReason }: MemberRow): string => {
  if (state === 'reserved' && reservedUntil) return texts.heldUntil(timeText(reservedUntil));
  if (state === 'waitlisted' && place !== null) return texts.placeOf(place);
  return leftReason;
};

/** A membership as icon, word and what belongs to it. */
export function MemberMark({ member }: { readonly member: MemberRow }) {
  return <StatusLabel status={marks[member.state]} label={memberStates[member.state]} />;
}

export const memberColumns: Columns<MemberRow> = [
  { id: 'name', head: texts.name, sort: 'name', wide: true, cell: ({ name }) => name },
  { id: 'email', head: texts.email, priority: 3, quiet: true, masked: true, cell: ({ email }) => email },
  { id: 'state', head: texts.state, onCard: true, cell: (member) => <MemberMark member={member} /> },
  { id: 'more', head: texts.more, priority: 2, quiet: true, onCard: true, cell: moreOf },
  {
    id: 'createdAt',
    head: texts.since,
    sort: 'createdAt',
    priority: 3,
    quiet: true,
    cell: ({ createdAt }) => dateText(createdAt),
  },
];

/** The row menu of a member: what their state allows. Ending asks for a reason. */
export const useMemberActions = (
  end: (member: MemberRow, to: MemberState) => void,
): ((member: MemberRow) => readonly RowAction[]) => {
  const { mutateAsync: change } = useCall(batchMemberCalls.state);
  const attempt = useAction(changedBatch);
  return (member) =>
    nextMemberStates(member.state).map((to): RowAction => {
      if (to === 'left' || to === 'removed')
        return { label: texts.verbs[to], danger: true, onSelect: () => end(member, to) };
      const { id, version } = member;
      return {
        label: texts.verbs[to as 'active' | 'reserved'],
        onSelect: () => void attempt(() => change({ id, version, to }), { successText: texts.saved }),
      };
    });
};
