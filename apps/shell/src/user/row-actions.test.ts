import type { Right } from '@lectern/contract/rights';
import type { UserRow } from '@lectern/contract/platform/user';
import { rowActions } from './row-actions';

const all: ReadonlySet<Right> = new Set<Right>([
  'userList',
  'userBlock',
  'impersonateUser',
  'piiReveal',
  'subadminEdit',
  'subadminDelete',
]);
const row = (over: Partial<UserRow> = {}): UserRow => ({
  id: 7,
  version: 1,
  name: 'Aarav Sharma',
  email: 'a•••@example.com',
  mobile: '+91 ••••• 1763',
  roleId: 15,
  roleName: 'Student',
  audience: 'student',
  status: 'active',
  blockReason: null,
  lastLoginAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  deletedAt: null,
  ...over,
});
const menu = (of: UserRow, over: Partial<Parameters<typeof rowActions>[1]> = {}) =>
  Object.fromEntries(
    rowActions(of, { userId: 1, rights: all, impersonated: false, ...over }, () => undefined).map(
      ({ label, disabledReason }) => [label, disabledReason],
    ),
  );

test('an active person can be impersonated, sent a link, revealed and blocked', () => {
  expect(menu(row())).toEqual({
    'Impersonate…': undefined,
    'Send reset link…': undefined,
    'Reveal e-mail…': undefined,
    'Reveal mobile…': undefined,
    'Block…': undefined,
  });
});

test('the menu says which right is missing [E8]', () => {
  expect(Object.values(menu(row(), { rights: new Set<Right>(['userList']) }))).toEqual(
    ['Impersonate', 'Block accounts', 'Reveal personal data', 'Reveal personal data', 'Block accounts'].map(
      (label) => `You need the permission “${label}”`,
    ),
  );
});

test('a blocked account can only be unblocked: no impersonation and no link until then', () => {
  expect(menu(row({ status: 'blocked', mobile: null }))).toEqual({
    'Impersonate…': 'The account is blocked',
    'Send reset link…': 'The account is blocked',
    'Reveal e-mail…': undefined,
    Unblock: undefined,
  });
});

test('an invited account is invited again', () => {
  expect(menu(row({ status: 'invited' }))).toMatchObject({
    'Send invitation again': undefined,
    'Impersonate…': 'The account is invited',
  });
});

test('nobody can impersonate a super admin or themselves, or block themselves', () => {
  expect(menu(row({ roleId: 1, audience: 'staff' }))['Impersonate…']).toBe('Super admins can’t be impersonated');
  expect(menu(row(), { userId: 7 })).toMatchObject({
    'Impersonate…': 'This is your own account',
    'Block…': 'You can’t block yourself',
  });
});

test('a deleted staff account can only be restored, one of another domain only there, an erased one not at all', () => {
  const deletedAt = '2026-11-20T10:00:00.000Z';
  expect(menu(row({ deletedAt, audience: 'staff' }))).toEqual({ Restore: undefined });
  expect(menu(row({ deletedAt }))).toEqual({ Restore: 'A deleted student is restored where it was deleted' });
  expect(menu(row({ status: 'erased' }))).toEqual({});
});

test('everything is disabled while impersonating', () => {
  expect(new Set(Object.values(menu(row(), { impersonated: true })))).toEqual(
    new Set(['Not available while impersonating']),
  );
});
