import type { Access, Call, ListRequest } from '@lectern/contract';
import type { Actor } from '../../server/calls/frame';
import { mayReveal } from '../../server/calls/mask';
import { refuseWithoutRight } from '../../server/calls/perform';
import { readListOf, type ListQuery } from '../../server/list/list';
import { pageAnswer, type Total } from '../../server/list/list-query';

/** The query of a list of people: the newest first by default, in Recently deleted the last deleted. @throws 403 for deleted people where the person may not restore them */
export const readPeopleList =
  (calls: { readonly list: Call; readonly restore: { readonly access: Access } }) =>
  (request: ListRequest, actor: Actor): ListQuery => {
    const read = readListOf(calls.list, request);
    const sort =
      read.sort.length > 0 ? read.sort : [{ name: read.deleted ? 'updatedAt' : 'createdAt', descending: true }];
    if (read.deleted) refuseWithoutRight(calls.restore.access, actor);
    return { ...read, sort, isRevealed: mayReveal(actor) };
  };

interface Keyed {
  readonly cursorKeys: readonly (string | number)[];
}

/** A page of people, with addresses and numbers masked for everybody: the detail shows them in full. */
export const maskedPage = <Row extends Keyed, Shown>(
  list: ListQuery,
  { rows, total }: { readonly rows: readonly Row[]; readonly total: Total },
  masked: (row: Omit<Row, 'cursorKeys'>) => Shown,
) => {
  const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => masked(row)) };
};
