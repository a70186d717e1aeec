import type { ListRequest } from '@lectern/contract';
import { batchMemberCalls, memberStates, type MemberRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import type { Actor } from '../../../../server/calls/frame';
import { maskEmail, mayReveal } from '../../../../server/calls/mask';
import { readListOf, type ListQuery } from '../../../../server/list/list';
import { choiceColumns, listSource, plainColumns, timeColumns } from '../../../../server/list/list-source';
import { batchFilter } from '../../batch-parts/of-batch';
import { standardOrder, wholeMembers } from './member.queries';

/** The query of the list. @throws 400 for deleted members: there are none */
export const readMemberList = (request: ListRequest, actor: Actor): ListQuery => {
  const list = { ...readListOf(batchMemberCalls.list, request), isRevealed: mayReveal(actor) };
  if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Memberships are never deleted'));
  return list.sort.length > 0 ? list : { ...list, sort: standardOrder };
};

/** The members of one batch, for exports; masked like the list. */
export const memberSource = listSource<MemberRow>({
  call: batchMemberCalls.list,
  nouns: 'members',
  read: (request, actor) => {
    const list = readMemberList(request, actor);
    return { ...list, filters: [...list.filters, batchFilter(request)] };
  },
  ...wholeMembers,
  names: (ids) => sql`
    select m.id, u.full_name as name from batch_members m join students s on s.id = m.student_id join users u on u.id = s.user_id where m.id in (${ids})`,
  columns: {
    ...plainColumns<MemberRow>({ name: 'Student' }),
    ...choiceColumns<MemberRow>({ state: ['State', memberStates] }),
    ...timeColumns<MemberRow>({ createdAt: 'Added' }),
    email: { head: 'E-mail', of: ({ email }) => maskEmail(email), full: ({ email }) => email },
    more: [
      { head: 'Held until', of: ({ reservedUntil }) => reservedUntil && { at: reservedUntil } },
      { head: 'Place in the waitlist', of: ({ place }) => place },
      { head: 'Left', of: ({ leftAt }) => leftAt && { at: leftAt } },
      { head: 'Reason', of: ({ leftReason }) => leftReason },
    ],
  },
});
