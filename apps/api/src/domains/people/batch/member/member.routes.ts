import { messages, say } from '@lectern/contract';
import type { batchMemberCalls } from '@lectern/contract/people';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import type { Handlers } from '../../../../server/calls/frame';
import { pageAnswer } from '../../../../server/list/list-query';
import { addMembers } from './add-members';
import { memberPage } from './member.queries';
import { readMemberList } from './member-list';
import { changeMemberState } from './member-state';

export const batchMemberHandlers: Handlers<typeof batchMemberCalls> = {
  list: async ({ request, db, actor }) => {
    const { batchId, studentId } = request;
    if (batchId === undefined && studentId === undefined)
      throw badRequest(fieldError('batchId', 'required', say(messages.required, { field: 'Batch' })));
    const list = readMemberList(request, actor);
    const { rows, total } = await memberPage(db, { batchId, studentId }, list);
    const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => row) };
  },
  add: addMembers,
  state: changeMemberState,
};
