import type { ListRequest, ResponseOf } from '@lectern/contract';
import { trainerCalls } from '@lectern/contract/people';
import type { Actor, Context } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { refuseWithoutRight } from '../../../server/calls/perform';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { readTrainerPage } from './trainer-list.queries';
import { maskedTrainer } from './trainer.queries';

type List = typeof trainerCalls.list;

/** The query of the list, the newest first by default. @throws 403 for deleted trainers where the person may not restore them */
export const readTrainerList = (request: ListRequest, actor: Actor): ListQuery => {
  const read = readListOf(trainerCalls.list, request);
  const sort =
    read.sort.length > 0 ? read.sort : [{ name: read.deleted ? 'updatedAt' : 'createdAt', descending: true }];
  if (read.deleted) refuseWithoutRight(trainerCalls.restore.access, actor);
  return { ...read, sort, isRevealed: mayReveal(actor) };
};

/** Trainers, with addresses and numbers masked for everybody: the detail shows them in full. */
export const listTrainers = async ({
  request,
  db,
  actor,
}: Pick<Context<List>, 'request' | 'db' | 'actor'>): Promise<ResponseOf<List>> => {
  const list = readTrainerList(request, actor);
  const { rows, total } = await readTrainerPage(db, list);
  const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => maskedTrainer(row)) };
};
