import { messages, say, type ResponseOf } from '@lectern/contract';
import type { batchMemberCalls } from '@lectern/contract/people';
import { badRequest, conflict, fieldError, notFound } from '../../../../server/calls/errors';
import type { Work } from '../../../../server/calls/frame';
import { refuseOverLimit } from '../../../commerce/limit/refuse-over-limit';
import { advanceLeads } from '../../student/lead.queries';
import { noteMembers } from '../news/member-news';
import { followConversation } from './in-conversation';
import { bookable, insertMember } from './member.queries';
import { readSeats, refuseBooking, takeSeat } from './seats.queries';

type Add = typeof batchMemberCalls.add;
type State = 'active' | 'reserved' | 'waitlisted';

const standardHold = 24;

/** Books students one by one: a seat each, or a place in the waitlist where none is left. All or none: a refusal undoes what came before it. */
export const addMembers = async ({ request, db, actor, audit }: Work<Add>): Promise<ResponseOf<Add>> => {
  const { batchId, studentIds, as, holdHours = standardHold } = request;
  const names = await bookable(db, studentIds);
  const wrong = studentIds.flatMap((id, at) =>
    names.has(id) ? [] : [fieldError(`studentIds[${at}]`, 'unknown', say(messages.invalid, { field: 'Student' }))],
  );
  if (wrong.length > 0) throw badRequest(wrong);
  const before = await readSeats(db, batchId);
  if (!before) throw notFound();

  /** The state that a student gets now. */
  const booked = async (): Promise<State> => {
    if (as !== 'waitlisted' && (await takeSeat(db, batchId))) return as;
    const seats = await readSeats(db, batchId);
    if (!seats) throw notFound();
    refuseBooking(seats);
    return 'waitlisted';
  };
  const members: { studentId: number; state: State }[] = [];
  for (const studentId of studentIds) {
    await refuseOverLimit(db, 'student', studentId, 'batches');
    const state = await booked();
    if (!(await insertMember(db, { batchId, studentId, state, holdHours, createdBy: actor.userId })))
      throw conflict(`${names.get(studentId) ?? 'The student'} is in this batch already`);
    members.push({ studentId, state });
  }
  // After all members: a conversation is locked last.
  for (const { studentId, state } of members) await followConversation(db, batchId, studentId, state);
  audit({
    action: 'batch.addMembers',
    entity: 'batches',
    entityId: batchId,
    label: before.title,
    changes: { members: [null, members.map(({ studentId, state }) => `${names.get(studentId) ?? ''} (${state})`)] },
  });
  await noteMembers(
    db,
    { batchId, actorId: actor.userId },
    members.map(({ studentId, state }) => ({ studentId, kind: `member.${state}` as const })),
  );
  const enrolled = members.filter(({ state }) => state === 'active').map(({ studentId }) => studentId);
  for (const entry of await advanceLeads(db, enrolled, 'enrolled')) audit(entry);
  return { members, seatsLeft: (await readSeats(db, batchId))?.seatsLeft ?? 0 };
};
