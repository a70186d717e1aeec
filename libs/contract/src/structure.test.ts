import { array, boolean, number, object, string } from 'yup';
import { contract } from './all';
import { callName, callStructure, structureOf } from './structure';

test('a structure keeps kinds, choices, what may be null and what may be missing, and no texts or lengths', () => {
  const schema = object({
    name: string().label('Name').max(5).required(),
    kind: string().oneOf(['a', 'b']),
    on: boolean().nullable().defined(),
    tags: array().of(number().required()).max(3).required(),
    inner: object({ a: number().required() }),
    nothing: object({}),
    maybe: object({ a: number().required() }).optional().default(undefined),
  });
  expect(structureOf(schema)).toEqual({
    type: 'object',
    fields: {
      name: { type: 'string' },
      kind: { type: 'string', optional: true, oneOf: ['a', 'b'] },
      on: { type: 'boolean', nullable: true },
      tags: { type: 'array', items: { type: 'number' } },
      inner: { type: 'object', fields: { a: { type: 'number' } } },
      nothing: { type: 'object', fields: {} },
      maybe: { type: 'object', optional: true, fields: { a: { type: 'number' } } },
    },
  });
});

test('every call of the contract has a structure that JSON keeps whole, under a name of its own', () => {
  const calls = Object.values(contract).flatMap((group) => Object.values(group));
  const structures = calls.map(callStructure);
  expect(JSON.parse(JSON.stringify(structures))).toEqual(structures);
  expect(new Set(calls.map(callName)).size).toBe(calls.length);
});
