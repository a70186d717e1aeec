import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { UserRow } from '@lectern/contract/platform/user';
import type { Right } from '@lectern/contract/rights';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import AccountScreen from './AccountScreen';

const account: UserRow = {
  id: 70,
  version: 3,
  name: 'Meera Nair',
  email: 'meera@example.com',
  mobile: null,
  roleId: 4,
  roleName: 'Customer sales',
  audience: 'staff',
  status: 'active',
  blockReason: null,
  lastLoginAt: null,
  createdAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
};
const role = (id: number, name: string, grantable: boolean) => ({ id, name, count: 1, more: false, grantable });
const roles = [role(1, 'Super admin', false), role(3, 'Content editor', true), role(4, 'Customer sales', true)];

const store = { user: account };
const fixture = serverFixture(store, (server) => {
  store.user = account;
  server.on('GET user/details', () => ({ result: { user: store.user, roles } }));
  server.on('PUT user/change-role', () => {
    store.user = { ...account, version: 4, roleId: 3, roleName: 'Content editor' };
    return { result: store.user };
  });
});
const show = (query = '', rights: readonly Right[] = ['userList', 'subadminEdit', 'impersonateUser']) =>
  showScreens({ '/users/view': AccountScreen }, `/users/view?id=70${query}`, rights);

test('a member of staff gets another of the roles that the person may give', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Meera Nair' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change role…' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Change the role of Meera Nair' }));
  expect(panel.queryByRole('option', { name: 'Super admin' })).not.toBeInTheDocument();
  await user.selectOptions(panel.getByLabelText('Role'), 'Content editor');
  await user.click(panel.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Meera Nair is Content editor now')).toBeInTheDocument();
  expect(fixture.server.requestsTo('PUT user/change-role')[0]?.body).toEqual({ id: 70, version: 3, roleId: 3 });
});

test('the role of a person whose role one could not give stays, and the menu says why', async () => {
  store.user = { ...account, roleId: 1, roleName: 'Super admin' };
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Meera Nair' }));
  const entry = await screen.findByRole('menuitem', { name: /Change role…/ });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  expect(entry).toHaveTextContent('This role has rights that you lack');
});

test('a link with the question whether to impersonate opens it, for who may', async () => {
  show('&action=impersonate');
  expect(await screen.findByRole('dialog', { name: 'Impersonate Meera Nair' })).toBeInTheDocument();
});

test('a link without an account says so', async () => {
  showScreens({ '/users/view': AccountScreen }, '/users/view', ['userList']);
  expect(await screen.findByText('The link is incomplete.')).toBeInTheDocument();
});
