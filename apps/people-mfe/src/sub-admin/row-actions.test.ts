import type { SubAdmin } from './sub-admin';
import { accountActions } from './row-actions';

const roles = [
  { id: 1, name: 'Super admin', grantable: false },
  { id: 3, name: 'Sub-admin', grantable: true },
];
const row = (over: Partial<SubAdmin> = {}) => ({ id: 7, roleId: 3, status: 'active', ...over }) as SubAdmin;
const asker = {
  userId: 1,
  rights: new Set(['userList', 'userBlock', 'impersonateUser', 'subadminEdit']),
  isImpersonated: false,
};
const nothing = (): void => undefined;
const handlers = { block: nothing, unblock: nothing, resend: nothing, impersonate: nothing };
const menu = (of: SubAdmin, over: Partial<typeof asker> = {}) =>
  Object.fromEntries(
    accountActions(of, { ...asker, ...over }, roles, handlers).map(({ label, disabledReason }) => [
      label,
      disabledReason,
    ]),
  );

test('an account is impersonated and blocked, an invited one invited again, a blocked one unblocked', () => {
  expect(menu(row())).toEqual({ 'Impersonate…': undefined, 'Block…': undefined });
  expect(menu(row({ status: 'invited' }))).toMatchObject({ 'Send invitation again': undefined });
  expect(menu(row({ status: 'blocked' }))).toMatchObject({ Unblock: undefined });
});

test('nobody touches people with rights that they lack, or themselves', () => {
  const beyond = 'This person’s role has rights that you lack: you can’t change the account.';
  expect(Object.values(menu(row({ roleId: 1 })))).toEqual([beyond, beyond]);
  expect(Object.values(menu(row({ id: 1 })))).toEqual(['This is your own account', 'This is your own account']);
});

test('without a right the menu names it, and nothing is done while impersonating', () => {
  expect(menu(row(), { rights: new Set() })).toEqual({ 'Block…': 'You need the permission “Block accounts”' });
  expect(menu(row(), { isImpersonated: true })['Block…']).toBe('Not available while impersonating');
});
