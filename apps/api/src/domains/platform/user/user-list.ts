import type { ListRequest } from '@lectern/contract';
import { userCalls } from '@lectern/contract/platform';
import { forbidden } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { countRoles, countUsers, userPage } from './user-list.queries';
import { shown } from './user.queries';

/** The list's question. @throws 403 for deleted accounts where the person may not restore them */
export const readUserList = (request: ListRequest, { rights }: Actor): ListQuery => {
  const listRequest = readListOf(userCalls.list, request);
  if (listRequest.deleted && !rights.has('subadminDelete')) throw forbidden(['subadminDelete']);
  return listRequest.sort.length > 0
    ? listRequest
    : { ...listRequest, sort: [{ name: 'createdAt', descending: true }] };
};

/** All accounts, the newest first where no order is asked for. */
export const listUsers: Handler<typeof userCalls.list> = async ({ request, db, actor }) => {
  const list = readUserList(request, actor);
  const rows = await userPage(db, list).execute();
  const answer = pageAnswer(list, rows, await countUsers(db, list), (row) => {
    const keys: Readonly<Record<string, string>> = {
      name: row.name,
      lastLoginAt: row.lastLoginExactly,
      createdAt: row.createdExactly,
    };
    return [...list.sort.map(({ name }) => keys[name] ?? ''), row.id];
  });
  return {
    ...answer,
    items: answer.items.map(({ lastLoginExactly: _last, createdExactly: _created, ...row }) => shown(row)),
    roles: await countRoles(db, actor.roleId),
  };
};
