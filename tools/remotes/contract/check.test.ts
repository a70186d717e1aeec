import { call } from '@lectern/contract';
import type { PlacedContract } from '@lectern/contract/platform/remote-contracts';
import { compiledOf } from '@lectern/remote-kit/compiled';
import { number, object, string } from 'yup';
import { checkContract, checkedText, ownContract } from './check';

const read = call({
  method: 'GET',
  path: 'thing',
  access: 'signed in',
  request: object({}),
  response: object({ id: number().required(), name: string().required() }),
});
const compiled = JSON.stringify(compiledOf([read], []));
const placed: readonly PlacedContract[] = [
  { name: 'a-mfe', version: '1.0.0', place: 'live', contract: compiled, slots: [] },
  { name: 'a-mfe', version: '1.0.0', place: 'next', contract: compiled, slots: [] },
  { name: 'b-mfe', version: '2.0.0', place: 'canary', contract: compiled, slots: [] },
  { name: 'c-mfe', version: '3.0.0', place: 'live', contract: null, slots: [] },
];

test('a break is reported once, with each release that it breaks and its channels', () => {
  const checked = checkContract(placed, compiledOf([{ ...read, response: object({ id: number().required() }) }], []));
  expect(checkedText(checked)).toBe(
    [
      'The contract of this checkout breaks what people run:',
      '- GET thing: the answer’s name is gone; used by a-mfe@1.0.0 (live, next), b-mfe@2.0.0 (canary)',
      'Nothing is known of c-mfe@3.0.0 (live): built without contract.json.',
    ].join('\n'),
  );
});

test('a removed version of a slot names its last users, but none that fill another version by the same id', () => {
  const [attic, newAttic] = [1, 2].map((version) => ({ id: `house.attic.v${version}` as const, props: object({}) }));
  if (!attic || !newAttic) throw new Error('no slots');
  const filled = { place: 'live', contract: JSON.stringify(compiledOf([], [attic])) } as const;
  const old = { ...filled, name: 'old-mfe', version: '1.0.0', slots: [{ slot: attic.id, id: 'box' }] };
  const both = {
    ...filled,
    name: 'both-mfe',
    version: '2.0.0',
    slots: [
      { slot: attic.id, id: 'box' },
      { slot: newAttic.id, id: 'box' },
    ],
  };
  const undeclared = {
    ...filled,
    name: 'untold-mfe',
    version: '3.0.0',
    contract: null,
    slots: [{ slot: attic.id, id: 'chest' }],
  };
  expect(checkContract([old, both, undeclared], compiledOf([], [attic, newAttic])).breaks).toEqual([]);
  expect(checkContract([old, both, undeclared], compiledOf([], [newAttic])).breaks).toEqual([
    'the slot house.attic.v1: there is no such version any more; used by old-mfe@1.0.0 (live), untold-mfe@3.0.0 (live)',
  ]);
});

test('a contract that breaks nothing says how many releases were judged', () => {
  expect(checkedText(checkContract(placed.slice(0, 3), compiledOf([read], [])))).toBe(
    'The contract of this checkout breaks none of 2 releases that people have or get next.',
  );
});

test('the contract of this checkout breaks nobody who was built from it', () => {
  const own = {
    name: 'a-mfe',
    version: '1.0.0',
    place: 'live' as const,
    contract: JSON.stringify(ownContract()),
    slots: [],
  };
  expect(checkContract([own], ownContract()).breaks).toEqual([]);
});
