import type { ListRequest } from '@lectern/contract';
import { skillCalls } from '@lectern/contract/catalog';
import { forbidden } from '../../../server/calls/errors';
import type { Actor, Handler } from '../../../server/calls/frame';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { countSkills, skillPage } from './skill-list.queries';

/** The list as asked; by name where no order is asked for, what was deleted last first. */
export const orderedSkills = (list: ListQuery): ListQuery =>
  list.sort.length > 0
    ? list
    : { ...list, sort: [list.deleted ? { name: 'updatedAt', descending: true } : { name: 'name', descending: false }] };

/** The list's question. @throws 403 for deleted skills where the person may not restore them */
export const readSkillList = (request: ListRequest, { rights }: Actor): ListQuery => {
  const list = orderedSkills(readListOf(skillCalls.list, request));
  if (list.deleted && !rights.has('skillDelete')) throw forbidden(['skillDelete']);
  return list;
};

export const listSkills: Handler<typeof skillCalls.list> = async ({ request, db, actor }) => {
  const list = readSkillList(request, actor);
  const { rows } = await skillPage(list).execute(db);
  const answer = pageAnswer(list, rows, await countSkills(db, list), (row) => [
    ...list.sort.map(({ name }) => (name === 'name' ? row.name : row.updatedAtExactly)),
    row.id,
  ]);
  return { ...answer, items: answer.items.map(({ updatedAtExactly: _exactly, ...row }) => row) };
};
