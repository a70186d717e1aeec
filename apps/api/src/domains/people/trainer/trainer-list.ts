import type { ResponseOf } from '@lectern/contract';
import { trainerCalls } from '@lectern/contract/people';
import type { Context } from '../../../server/calls/frame';
import { maskedPage, readPeopleList } from '../people-list';
import { readTrainerPage } from './trainer-list.queries';
import { maskedTrainer } from './trainer.queries';

type List = typeof trainerCalls.list;

export const readTrainerList = readPeopleList(trainerCalls);

export const listTrainers = async ({
  request,
  db,
  actor,
}: Pick<Context<List>, 'request' | 'db' | 'actor'>): Promise<ResponseOf<List>> => {
  const list = readTrainerList(request, actor);
  return maskedPage(list, await readTrainerPage(db, list), maskedTrainer);
};
