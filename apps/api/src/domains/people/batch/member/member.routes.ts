import { messages, say } from '@lectern/contract';
import { batchMemberCalls } from '@lectern/contract/people';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import type { Handlers } from '../../../../server/calls/frame';
import { mayReveal } from '../../../../server/calls/mask';
import { readListOf } from '../../../../server/list/list';
import { pageAnswer } from '../../../../server/list/list-query';
import { addMembers } from './add-members';
import { memberPage, standardOrder } from './member.queries';
import { changeMemberState } from './member-state';

export const batchMemberHandlers: Handlers<typeof batchMemberCalls> = {
  list: async ({ request, db, actor }) => {
    const { batchId, studentId } = request;
    if (batchId === undefined && studentId === undefined)
      throw badRequest(fieldError('batchId', 'required', say(messages.required, { field: 'Batch' })));
    const wanted = { ...readListOf(batchMemberCalls.list, request), isRevealed: mayReveal(actor) };
    if (wanted.deleted) throw badRequest(fieldError('deleted', 'list', 'Memberships are never deleted'));
    const list = wanted.sort.length > 0 ? wanted : { ...wanted, sort: standardOrder };
    const { rows, total } = await memberPage(db, { batchId, studentId }, list);
    const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => row) };
  },
  add: addMembers,
  state: changeMemberState,
};
