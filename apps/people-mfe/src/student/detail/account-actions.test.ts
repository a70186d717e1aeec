import type { Right } from '@lectern/contract/rights';
import { accountActions } from './account-actions';

const nothing = () => undefined;
const handlers = { impersonate: nothing, sendReset: nothing, block: nothing, unblock: nothing };
const live = { status: 'active', email: 'a•••@example.com', deletedAt: null } as const;
const shown = (student: Parameters<typeof accountActions>[0], rights: readonly Right[], impersonated = false) =>
  accountActions(student, { rights: new Set(rights), impersonated }, handlers).map(({ label, disabledReason }) => [
    label,
    disabledReason,
  ]);
const all: readonly Right[] = ['userList', 'userBlock', 'impersonateUser'];

test('actions on an account are offered by right, and only to users who see accounts', () => {
  expect(shown(live, all)).toEqual([
    ['Impersonate…', undefined],
    ['Send reset link…', undefined],
    ['Block…', undefined],
  ]);
  expect(shown(live, ['userList', 'userBlock']).map(([label]) => label)).toEqual(['Send reset link…', 'Block…']);
  expect(shown(live, ['userList', 'impersonateUser']).map(([label]) => label)).toEqual(['Impersonate…']);
  expect(shown(live, ['userList'])).toEqual([]);
  expect(shown(live, ['userBlock'])).toEqual([]);
});

test('a blocked account can only be unblocked, a deleted one has none of them', () => {
  expect(shown({ ...live, status: 'blocked' }, all)).toEqual([
    ['Impersonate…', 'The account is blocked'],
    ['Send reset link…', 'The account is blocked'],
    ['Unblock', undefined],
  ]);
  expect(shown({ ...live, deletedAt: '2026-11-20T10:00:00Z' }, all)).toEqual([]);
});

test('nothing of it is done while impersonating', () => {
  expect(new Set(shown(live, all, true).map(([, why]) => why))).toEqual(new Set(['Not available while impersonating']));
});
