import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { afterCursor, readCursor, writeCursor } from './cursor';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (it) => new PostgresIntrospector(it),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const columns = { name: sql.ref('t.name'), at: sql.ref('t.at') };
const up = [{ name: 'name', descending: false }];
const compiled = (sort: typeof up, keys: (string | number)[]) => {
  const { sql: text, parameters } = afterCursor(
    { sort, cursor: writeCursor(sort, keys) },
    columns,
    sql.ref('t.id'),
  ).compile(db);
  return [text, parameters];
};

it('is read back as it was written, texts of any script included', () => {
  expect(readCursor(writeCursor(up, ['Ünïted', 7]), up)).toEqual(['Ünïted', 7]);
});

it('holds for one sort only', () => {
  expect(() => readCursor(writeCursor(up, ['a', 7]), [{ name: 'name', descending: true }])).toThrow('another sort');
});

it.each([
  '',
  'x',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('["name",{},1]').toString('base64url'),
  Buffer.from('["name"]').toString('base64url'),
])('refuses %p', (text) => {
  expect(() => readCursor(text, up)).toThrow('Cursor is Invalid');
});

it('compares whole rows where all keys go one way, so that an index serves it', () => {
  expect(compiled(up, ['a', 7])).toEqual(['("t"."name", "t"."id") > ($1, $2)', ['a', 7]]);
  expect(compiled([{ name: 'at', descending: true }], ['2026', 7])).toEqual([
    '("t"."at", "t"."id") < ($1, $2)',
    ['2026', 7],
  ]);
});

it('means the rows before it where the list is read backwards', () => {
  const { sql: text, parameters } = afterCursor(
    { sort: up, cursor: writeCursor(up, ['a', 7]), backwards: true },
    columns,
    sql.ref('t.id'),
  ).compile(db);
  expect([text, parameters]).toEqual(['("t"."name", "t"."id") < ($1, $2)', ['a', 7]]);
});

it('compares key by key where directions differ', () => {
  expect(
    compiled(
      [
        { name: 'name', descending: true },
        { name: 'at', descending: false },
      ],
      ['a', 'b', 7],
    ),
  ).toEqual([
    '(("t"."name" < $1) or ("t"."name" = $2 and "t"."at" > $3) or ("t"."name" = $4 and "t"."at" = $5 and "t"."id" > $6))',
    ['a', 'a', 'b', 'a', 'b', 7],
  ]);
});
