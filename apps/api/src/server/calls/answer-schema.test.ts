import fastify from 'fastify';
import { pageOf } from '@lectern/contract';
import { array, boolean, mixed, number, object, string } from 'yup';
import { envelopeSchema } from './answer-schema';

const row = object({
  id: number().required(),
  name: string().required(),
  note: string().nullable().defined(),
  tags: array().of(string().required()),
  active: boolean(),
  extra: mixed(),
});

const written = async (result: unknown): Promise<unknown> => {
  const app = fastify();
  app.get('/', { schema: { response: { 200: envelopeSchema(pageOf(row)) } } }, () => ({ success: true, result }));
  return (await app.inject('/')).json();
};

it('writes every declared field as it is: null, lists, undeclared shapes', async () => {
  const items = [{ id: 1, name: 'ü "x"', note: null, tags: ['a'], active: false, extra: { deep: [1] } }];
  const result = { items, total: 1, totalIsEstimate: false, page: 1, limit: 25, nextCursor: null };
  expect(await written(result)).toEqual({ success: true, result });
});

it('leaves out a column that the contract does not declare', async () => {
  const answer = (await written({
    items: [{ id: 1, name: 'a', note: 'n', passwordHash: 'x' }],
    total: 1,
    totalIsEstimate: false,
    page: 1,
    limit: 25,
    nextCursor: 'c',
  })) as { result: { items: unknown[]; nextCursor: string } };
  expect(answer.result.items).toEqual([{ id: 1, name: 'a', note: 'n' }]);
  expect(answer.result.nextCursor).toBe('c');
});
