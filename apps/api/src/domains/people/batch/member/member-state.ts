import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import { memberStates, nextMemberStates, type batchMemberCalls, type MemberState } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError } from '../../../../server/calls/errors';
import type { Work } from '../../../../server/calls/frame';
import { advanceLeads } from '../../student/lead.queries';
import { noteMembers } from '../news/member-news';
import { followConversation } from './in-conversation';
import { lockMember, readMember, setMemberState } from './member.queries';
import { freeSeat, lockBatch, moveWaitlist, readSeats, refuseBooking, takeSeat } from './seats.queries';

type Change = typeof batchMemberCalls.state;

const hasSeat = (state: MemberState): boolean => state === 'reserved' || state === 'active';
const isOver = (state: MemberState): boolean => state === 'left' || state === 'removed';

/** Confirms or holds a seat, or ends a membership with a reason; a seat that becomes free is offered to the waitlist at once. */
export const changeMemberState = async ({
  request: { id, version, to, reason = '' },
  db,
  actor,
  audit,
}: Work<Change>): Promise<ResponseOf<Change>> => {
  const { rows } = await sql<{ batchId: number }>`select batch_id from batch_members where id = ${id}`.execute(db);
  const batchId = rows[0]?.batchId ?? 0;
  await lockBatch(db, batchId);
  const member = await lockMember(db, id, version);
  const { state: was, studentId } = member;
  if (!nextMemberStates(was).includes(to))
    throw badRequest(fieldError('to', 'transition', wayText('State', memberStates[was], memberStates[to])));
  if (isOver(to) && !reason.trim())
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  if (!hasSeat(was) && hasSeat(to) && !(await takeSeat(db, batchId))) {
    const seats = await readSeats(db, batchId);
    if (seats) refuseBooking(seats);
    throw conflict('No seat is left');
  }
  await setMemberState(db, id, to, reason.trim());
  if (hasSeat(was) && isOver(to)) await freeSeat(db, batchId);
  const offered = hasSeat(was) && isOver(to) ? await moveWaitlist(db, batchId) : [];
  await followConversation(db, batchId, studentId, to);
  audit({
    action: 'batch.changeMember',
    entity: 'batches',
    entityId: batchId,
    label: member.batchTitle,
    changes: {
      member: [`${member.name} (${was})`, `${member.name} (${to})`],
      ...(reason && { reason: [null, reason] }),
    },
  });
  await noteMembers(db, { batchId, actorId: actor.userId }, [
    { studentId, kind: `member.${to}`, reason: reason.trim() },
  ]);
  await noteMembers(
    db,
    { batchId },
    offered.map((waiting) => ({ studentId: waiting, kind: 'member.offered' })),
  );
  const lead = to === 'active' ? 'enrolled' : isOver(to) ? 'lapsed' : undefined;
  if (lead) for (const entry of await advanceLeads(db, [studentId], lead)) audit(entry);
  return { member: await readMember(db, id), seatsLeft: (await readSeats(db, batchId))?.seatsLeft ?? 0 };
};
