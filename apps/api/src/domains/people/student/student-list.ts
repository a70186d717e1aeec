import type { ListRequest, ResponseOf } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import type { Actor, Context } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { readPage } from './student-list.queries';
import { masked } from './student.queries';

type List = typeof studentCalls.list;

/** The list by its request; the newest first by default, in Recently deleted the last deleted first. */
const ordered = (list: ListQuery): ListQuery =>
  list.sort.length > 0
    ? list
    : { ...list, sort: [{ name: list.deleted ? 'updatedAt' : 'createdAt', descending: true }] };

/** The query of the list. @throws 403 for deleted students where the person may not restore them */
export const readStudentList = (request: ListRequest, actor: Actor): ListQuery => {
  const list = { ...ordered(readListOf(studentCalls.list, request)), isRevealed: mayReveal(actor) };
  if (list.deleted) refuseWithoutRight(studentCalls.restore.access, actor);
  return list;
};

/** Students, with addresses and numbers masked for everybody: the detail shows them in full. */
export const listStudents = async ({
  request,
  db,
  actor,
}: Pick<Context<List>, 'request' | 'db' | 'actor'>): Promise<ResponseOf<List>> => {
  const list = readStudentList(request, actor);
  const { rows, total } = await readPage(db, list);
  const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => masked(row)) };
};
