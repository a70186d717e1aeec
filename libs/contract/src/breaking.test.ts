import { array, boolean, mixed, number, object, string, type Schema } from 'yup';
import { callBreaks, propsBreaks } from './breaking';
import { callStructure, structureOf } from './structure';
import { listRequest } from './wire';

const row = {
  id: number().required(),
  name: string().required(),
  status: string().oneOf(['a', 'b']).required(),
  note: string().nullable().defined(),
  extra: string().optional(),
};
const compiled = {
  request: object({
    id: number().required(),
    name: string().required(),
    note: string().nullable().optional(),
    kind: string().oneOf(['a', 'b']),
  }),
  response: object({ items: array().of(object(row)).required(), total: number().required() }),
};
const breaks = (running: Partial<Record<'request' | 'response', Schema>>) =>
  callBreaks(callStructure(compiled), callStructure({ ...compiled, ...running }));
const items = (fields: Record<string, Schema>) => ({
  response: object({ items: array().of(object(fields)).required(), total: number().required() }),
});
const { status: _status, ...withoutStatus } = row;

test('what is as it was breaks nobody', () => {
  expect(breaks({})).toEqual([]);
});

test.each([
  ['a new field of the answer', items({ ...row, more: string().required() })],
  ['a new value of the answer', items({ ...row, status: string().oneOf(['a', 'b', 'c']).required() })],
  ['a new optional field of the request', { request: compiled.request.shape({ more: string().optional() }) }],
  [
    'a field of the request that need not be sent any more',
    { request: compiled.request.shape({ name: string().optional() }) },
  ],
  [
    'more values that the request may have',
    { request: compiled.request.shape({ kind: string().oneOf(['a', 'b', 'c']) }) },
  ],
  ['a field of the answer that is never null any more', items({ ...row, note: string().required() })],
  ['an answer whose shape is told no more', { response: mixed() }],
])('%s breaks nobody', (_what, running) => {
  expect(breaks(running)).toEqual([]);
});

test.each([
  [items(withoutStatus), ['the answer’s items[].status is gone']],
  [items({ ...row, name: string().optional() }), ['the answer’s items[].name may be missing now']],
  [items({ ...row, name: string().nullable().defined() }), ['the answer’s items[].name may be null now']],
  [items({ ...row, id: string().required() }), ['items[].id is number on one side and string on the other']],
  [{ request: compiled.request.omit(['name']) }, ["the request's name is taken no more"]],
  [{ request: compiled.request.shape({ reason: string().required() }) }, ["the request's reason is required now"]],
  [
    { request: compiled.request.shape({ note: string().required() }) },
    ["the request's note may not be null any more", "the request's note is required now"],
  ],
  [{ request: compiled.request.shape({ kind: string().oneOf(['a']) }) }, ["the request's kind no longer takes b"]],
  [
    { request: compiled.request.shape({ name: string().oneOf(['a']).required() }) },
    ["the request's name no longer takes anything"],
  ],
])('a change that breaks is reported with its place: %#', (running, says) => {
  expect(breaks(running)).toEqual(says);
});

test('a list that filters or sorts by less breaks who asks for it', () => {
  const list = (fields: Parameters<typeof listRequest>[0]) =>
    callStructure({ request: listRequest(fields), response: object({}) });
  const before = list({ name: { type: 'text' }, status: { type: 'choice', sort: false } });
  expect(callBreaks(before, list({ name: { type: 'text', sort: false } }))).toEqual([
    'it filters by status no more',
    'it sorts by name no more',
  ]);
});

test('of a slot, what the host gives is compared with what contributions expect', () => {
  const props = (fields: Record<string, Schema>) => structureOf(object(fields).noUnknown());
  const expected = props({ userId: number().required(), impersonated: boolean().required() });
  expect(
    propsBreaks(
      expected,
      props({ userId: number().required(), impersonated: boolean().required(), more: string().required() }),
    ),
  ).toEqual([]);
  expect(propsBreaks(expected, props({ userId: string().required() }))).toEqual([
    'userId is number on one side and string on the other',
    'the prop impersonated is gone',
  ]);
});
