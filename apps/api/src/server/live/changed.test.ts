import { changedMessages } from './changed';

const entry = (entity: string, entityId: number) => ({ action: 'thing.update' as const, entity, entityId });
const told = (...entries: ReturnType<typeof entry>[]) =>
  changedMessages(entries, { actorId: 5 }).map((text) => JSON.parse(text) as unknown);

test('who may read the rows is told which changed and by whom, once for each table', () => {
  expect(told(entry('skills', 1), entry('skills', 2), entry('skills', 1), entry('categories', 9))).toEqual([
    { to: { right: 'skillList' }, event: 'changed', entity: 'skills', ids: [1, 2], by: 5 },
    { to: { right: 'categoryList' }, event: 'changed', entity: 'categories', ids: [9], by: 5 },
  ]);
});

test('of sessions and other inner rows nobody is told', () => {
  expect(told(entry('sessions', 1), entry('files', 2))).toEqual([]);
});

test('very many rows are told of without their ids, so that the message has room', () => {
  expect(told(...Array.from({ length: 201 }, (_, id) => entry('students', id)))).toMatchObject([{ ids: null }]);
});
