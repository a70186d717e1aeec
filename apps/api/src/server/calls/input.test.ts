import { call, id, listRequest, requiredText, version } from '@lectern/contract';
import { array, object, string } from 'yup';
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
