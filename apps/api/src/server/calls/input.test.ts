import { call, id, listRequest, requiredText, version } from '@lectern/contract';
import { array, mixed, object, string } from 'yup';
import { ApiError } from './errors';
import { readInput, readQuery } from './input';

const rename = call({
  method: 'PUT',
  path: 'thing',
  access: 'signed in',
  request: object({
    id: id(),
    version: version(),
    name: requiredText('Name', { min: 2, max: 5 }).optional(),
    note: string().nullable(),
    items: array().of(object({ id: id() })),
  }),
  response: object({}),
});

const apiError = async (sent: unknown): Promise<unknown> => {
  const thrown: unknown = await readInput(rename, sent).catch((error: unknown) => error);
  return thrown instanceof ApiError ? [thrown.status, thrown.body.error] : thrown;
};

it('keeps an absent field absent and null null', async () => {
  expect(await readInput(rename, { id: 1, version: 2, note: null })).toEqual({ id: 1, version: 2, note: null });
});

it('refuses a field that the call does not declare, at any depth, with its place', async () => {
  expect(await apiError({ id: 1, version: 1, colour: 'red', items: [{ id: 1, size: 2 }] })).toEqual([
    400,
    [
      { property: 'colour', constraints: { unknown: "'colour' is not a field of this call" } },
      { property: 'items[0].size', constraints: { unknown: "'size' is not a field of this call" } },
    ],
  ]);
});

it('reports every invalid field at once with the texts of the contract', async () => {
  expect(await apiError({ version: 1, name: 'too long', items: [{ id: 0 }] })).toEqual([
    400,
    expect.arrayContaining([
      { property: 'id', constraints: expect.objectContaining({ optionality: 'Id is required' }) as unknown },
      { property: 'name', constraints: { max: 'Maximum character length is 5' } },
      { property: 'items[0].id', constraints: { min: 'Id is Invalid' } },
    ]),
  ]);
});

it('refuses a text with a zero byte, which no database column can hold', async () => {
  expect(await apiError({ id: 1, version: 1, name: 'a\0b' })).toEqual([
    400,
    [{ property: 'name', constraints: { text: 'name is Invalid' } }],
  ]);
});

it('refuses half of a surrogate pair, in a name as well, which no database column can hold', async () => {
  expect(await apiError({ id: 1, version: 1, name: 'a\ud800' })).toEqual([
    400,
    [{ property: 'name', constraints: { text: 'name is Invalid' } }],
  ]);
});

it('refuses an object where a plain value belongs, whatever methods it names', async () => {
  expect(await apiError({ id: { valueOf: 1 }, version: [{ toString: 'x' }], name: { toString: 'x' } })).toEqual([
    400,
    [
      { property: 'id', constraints: { typeError: 'Id is Invalid' } },
      { property: 'version', constraints: { typeError: 'Version is Invalid' } },
      { property: 'name', constraints: { typeError: 'Name is Invalid' } },
    ],
  ]);
});

describe('what is wrong many times', () => {
  const many = call({
    method: 'POST',
    path: 'many',
    access: 'signed in',
    request: object({
      ids: array().label('Rows').of(id().required()).max(10_000, 'Too many rows'),
      rows: array().of(object({ id: id() })),
      free: mixed(),
    }),
    response: object({}),
  });
  const errorOf = async (sent: unknown): Promise<readonly { property: string }[]> => {
    const thrown: unknown = await readInput(many, sent).catch((error: unknown) => error);
    if (!(thrown instanceof ApiError) || !Array.isArray(thrown.body.error)) throw thrown;
    return thrown.body.error as { property: string }[];
  };
  const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

  it('names the first 50 fields that the call does not declare', async () => {
    const sent = Object.fromEntries(times(60_000, 1).map((value, at) => [`field${at}`, value]));
    const refused = await errorOf(sent);
    expect([refused.length, refused[49]?.property]).toEqual([50, 'field49']);
  });

  it('names the first 50 wrong elements of a list', async () => {
    const refused = await errorOf({ ids: [1, ...times(9_999, 'x')] });
    expect([refused.length, refused[0]?.property, refused[49]?.property]).toEqual([50, 'ids[1]', 'ids[50]']);
    expect((await errorOf({ rows: times(60, { id: 0 }) }))[0]).toEqual({
      property: 'rows[0].id',
      constraints: { min: 'Id is Invalid' },
    });
  });

  it('names every wrong element of a long list with fewer', async () => {
    const refused = await errorOf({ ids: [...times(100, 1), 0, 'x'] });
    expect(refused.map(({ property }) => property)).toEqual(['ids[100]', 'ids[101]']);
  });

  it('does not look into a list that is too long', async () => {
    expect(await errorOf({ ids: times(10_001, 'x') })).toEqual([
      { property: 'ids', constraints: { max: 'Too many rows' } },
    ]);
  });

  it('takes as many elements as are declared', async () => {
    expect(await readInput(many, { ids: times(10_000, 7) })).toEqual({ ids: times(10_000, 7) });
  });

  it('repeats no more than the start of a long name', async () => {
    expect((await errorOf({ ['x'.repeat(100_000)]: 1 }))[0]?.property).toHaveLength(100);
  });

  it('refuses what is nested deeper than 32 levels', async () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(await readInput(many, { free: nested(32) })).toEqual({ free: nested(32) });
    expect(await errorOf({ free: nested(100_000) })).toEqual([
      { property: `free${'[0]'.repeat(32)}`, constraints: { depth: `free${'[0]'.repeat(32)} is Invalid` } },
    ]);
  });
});

it.each([
  ['a text', 'text'],
  ['a list', [1]],
  ['a number', 4],
])('refuses %s for a body', async (_what, sent) => {
  expect(await apiError(sent)).toEqual([400, 'The body must be an object']);
});

it('lets a path parameter win over the body', async () => {
  expect(await readInput(rename, { id: 1, version: 1 }, { id: '7' })).toEqual({ id: 7, version: 1 });
});

it('reads the filters of a query as one object', async () => {
  const list = call({
    method: 'GET',
    path: 'things',
    access: 'signed in',
    request: listRequest({}),
    response: object({}),
  });
  const query = readQuery({ page: '2', 'filter[status]': 'eq:a', 'filter[name]': 'starts:b' });
  expect(await readInput(list, query)).toEqual({ page: 2, filter: { status: 'eq:a', name: 'starts:b' } });
});

it('refuses an unknown key of a list', async () => {
  const list = call({
    method: 'GET',
    path: 'things',
    access: 'signed in',
    request: listRequest({}),
    response: object({}),
  });
  await expect(readInput(list, { colour: 'red' })).rejects.toMatchObject({ status: 400 });
});

it('reads a list of a query from one text with commas', async () => {
  const many = call({
    method: 'DELETE',
    path: 'things',
    access: 'signed in',
    request: object({ ids: array().of(id()) }),
    response: object({}),
  });
  expect(await readInput(many, readQuery({ ids: '1,2' }, many.request))).toEqual({ ids: [1, 2] });
  expect(await readInput(many, readQuery({ ids: ['3', '4'] }, many.request))).toEqual({ ids: [3, 4] });
});
