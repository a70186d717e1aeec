import type { ResponseOf } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import type { Context } from '../../../server/calls/frame';
import { maskedPage, readPeopleList } from '../people-list';
import { readPage } from './student-list.queries';
import { masked } from './student.queries';

type List = typeof studentCalls.list;

export const readStudentList = readPeopleList(studentCalls);

export const listStudents = async ({
  request,
  db,
  actor,
}: Pick<Context<List>, 'request' | 'db' | 'actor'>): Promise<ResponseOf<List>> => {
  const list = readStudentList(request, actor);
  return maskedPage(list, await readPage(db, list), masked);
};
