import { homeless, newestOfEach, versionOf } from './slot-versions';
import type { SlotId } from './types';

const v1 = { slot: 'house.attic.v1', id: 'box' } as const;
const v2 = { slot: 'house.attic.v2', id: 'box' } as const;
const v10 = { slot: 'house.attic.v10', id: 'box' } as const;
const other = { slot: 'house.attic.v1', id: 'chest' } as const;

test('a slot’s id ends in its version [D8.2]', () => {
  // TypeScript looks for the number behind the first `.v`.
  const within = ['house', 'view', 'v10'].join('.') as SlotId;
  expect([versionOf('house.attic.v2'), versionOf(within)]).toEqual([
    { slot: 'house.attic', version: 2 },
    { slot: 'house.view', version: 10 },
  ]);
});

test('a contribution to several versions appears once, in the newest that the console has [D8.2]', () => {
  expect(newestOfEach([v1, v2, v10, other], ['house.attic.v1', 'house.attic.v2'])).toEqual([v2, other]);
  expect(newestOfEach([v1, v2, v10, other], ['house.attic.v1', 'house.attic.v2', 'house.attic.v10'])).toEqual([
    v10,
    other,
  ]);
  expect(newestOfEach([v2, v1], ['house.attic.v1'])).toEqual([v1]);
});

test('one id in two slots is two contributions [D8.2]', () => {
  const cellar = { ...v2, slot: 'house.cellar.v2' } as const;
  expect(newestOfEach([v1, cellar], ['house.attic.v1', 'house.cellar.v2'])).toEqual([v1, cellar]);
});

test('a contribution to no version of the console appears nowhere, unless it has another version too [D8.2]', () => {
  expect(homeless([v1, v2, other], ['house.attic.v2'])).toEqual([other]);
  expect(homeless([v1, v2], ['house.cellar.v2'])).toEqual([v1, v2]);
});
