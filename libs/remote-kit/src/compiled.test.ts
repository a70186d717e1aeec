import { call } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import { number, object, string } from 'yup';
import { breaksOf, compiledOf, readCompiled, slotBreaks } from './compiled';
import { slot, slots } from './slots';

const read = call({
  method: 'GET',
  path: 'thing',
  access: 'signed in',
  request: object({ id: number().required() }),
  response: object({ name: string().required() }),
});
const area = slot({ id: 'thing.area.v1', props: object({ userId: number().required() }).noUnknown() });
const compiled = compiledOf([read], [area]);

test('what runs as it was compiled breaks nothing, in JSON and back [D2.3]', () => {
  const whole = compiledOf(
    Object.values(contract).flatMap((group) => Object.values(group)),
    slots,
  );
  expect(breaksOf(readCompiled(JSON.stringify(whole)) ?? compiled, whole)).toEqual([]);
});

test('a call that is gone, a call that changed and a slot that changed are reported by name [D2.3]', () => {
  const changed = compiledOf(
    [{ ...read, response: object({ title: string().required() }) }],
    [slot({ id: 'thing.area.v1', props: object({}).noUnknown() })],
  );
  expect(breaksOf(compiled, changed)).toEqual([
    'GET thing: the answer’s name is gone',
    'the slot thing.area.v1: the prop userId is gone',
  ]);
  expect(breaksOf(compiled, compiledOf([], [area]))).toEqual(['GET thing: there is no such call any more']);
});

test('a removed slot version is reported once for each release that contributes to no other version [D2.3]', () => {
  const filled = [
    { slot: 'thing.area.v1', id: 'a' },
    { slot: 'thing.area.v1', id: 'b' },
  ] as const;
  expect(slotBreaks(filled, compiled)).toEqual([]);
  expect(slotBreaks(filled, compiledOf([], []))).toEqual(['the slot thing.area.v1: there is no such version any more']);
  expect(slotBreaks([{ slot: 'thing.area.v2', id: 'a' }, ...filled], compiled)).toEqual([]);
});

test('a text that is no contract is not read, nor one that is too deep [D2.3]', () => {
  const deep = JSON.stringify({
    calls: {},
    slots: { a: JSON.parse(`${'{"type":"array","items":'.repeat(30)}{"type":"string"}${'}'.repeat(30)}`) as unknown },
  });
  for (const text of [
    '',
    'null',
    '[]',
    '{}',
    '{"calls":{"GET x":{}},"slots":{}}',
    '{"calls":{},"slots":{"a":{"type":7}}}',
    deep,
  ])
    expect(readCompiled(text)).toBeUndefined();
});
