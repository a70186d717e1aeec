import { changedEvents, changedMessages } from './changed';
import { readMessage } from './message';

const entry = (entity: string, entityId: number) => ({ action: 'thing.update' as const, entity, entityId });
const published = (...entries: ReturnType<typeof entry>[]) =>
  changedMessages(entries, { actorId: 5 }).map((text) => JSON.parse(text) as unknown);

const lists = new Map([
  ['skills', [{ path: 'skill/list', access: ['skillList'] as const }]],
  ['categories', [{ path: 'category/list', access: ['categoryList', 'skillList'] as const }]],
  ['languages', [{ path: 'language/list', access: 'signed in' as const }]],
  [
    'users',
    [
      { path: 'user/list', access: ['userList'] as const },
      { path: 'admin/user-list', access: ['subadminList'] as const },
    ],
  ],
]);
const heard = (entity: string) =>
  changedEvents(readMessage(changedMessages([entry(entity, 1)], { actorId: 5 })[0])!, lists);

test('a mutation publishes which rows changed and by whom, once for each table', () => {
  expect(published(entry('skills', 1), entry('skills', 2), entry('skills', 1), entry('categories', 9))).toEqual([
    { to: { table: 'skills' }, event: 'changed', ids: [1, 2], by: 5 },
    { to: { table: 'categories' }, event: 'changed', ids: [9], by: 5 },
  ]);
});

test('who may make the call of the list hears of it, by the path of that call', () => {
  expect(heard('categories')).toEqual([
    { rooms: ['right:categoryList', 'right:skillList'], event: { list: 'category/list', ids: [1], by: 5 } },
  ]);
  expect(heard('languages').map(({ rooms }) => rooms)).toEqual([['all']]);
  expect(heard('users').map(({ rooms, event }) => [rooms, event.list])).toEqual([
    [['right:userList'], 'user/list'],
    [['right:subadminList'], 'admin/user-list'],
  ]);
});

test('of sessions and other tables without a list nobody hears', () => {
  expect(heard('sessions')).toEqual([]);
});

test('very many rows are sent without their ids, so that the message has room', () => {
  expect(published(...Array.from({ length: 201 }, (_, id) => entry('students', id)))).toMatchObject([{ ids: null }]);
});
