import type { Right } from '@lectern/contract/rights';
import { moreActions } from './more-actions';

const shown = (student: Parameters<typeof moreActions>[0], rights: readonly Right[], impersonated = false) =>
  moreActions(
    student,
    { rights: new Set(rights), impersonated },
    { merge: () => undefined, remove: () => undefined, erase: () => undefined },
  ).map(({ label, disabledReason }) => [label, disabledReason]);
const live = { status: 'active', deletedAt: null } as const;

test('an action without its right stays in the menu and names the right', () => {
  expect(shown(live, ['studentDelete', 'personErase'])).toEqual([
    ['Find duplicates…', undefined],
    ['Delete…', undefined],
    ['Permanently erase…', undefined],
  ]);
  expect(shown(live, ['studentDelete'])).toEqual([
    ['Find duplicates…', undefined],
    ['Delete…', undefined],
    ['Permanently erase…', 'You need the permission “Erase people”'],
  ]);
  expect(shown(live, [])).toEqual([
    ['Find duplicates…', 'You need the permission “Delete and restore students”'],
    ['Delete…', 'You need the permission “Delete and restore students”'],
    ['Permanently erase…', 'You need the permission “Erase people”'],
  ]);
});
test('an impersonator can’t erase', () => {
  expect(shown(live, ['studentDelete', 'personErase'], true)[2]).toEqual([
    'Permanently erase…',
    'Not available while impersonating',
  ]);
});
test('a deleted student can still be erased; an erased one has no actions', () => {
  expect(shown({ status: 'active', deletedAt: '2026-11-20T10:00:00Z' }, ['personErase'])).toEqual([
    ['Permanently erase…', undefined],
  ]);
  expect(shown({ status: 'erased', deletedAt: null }, ['personErase', 'studentDelete'])).toEqual([]);
});
