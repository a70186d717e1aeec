import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { InvitePanel } from './InvitePanel';

const roles = [{ id: 4, name: 'Customer sales', count: 1, more: false, grantable: true }];
const fixture = serverFixture({}, (server) => {
  server.on('POST admin/user', () => ({ result: { subAdmin: {} } }));
});
const show = () =>
  showScreens({ '/users': () => <InvitePanel roles={roles} onClose={() => undefined} /> }, '/users', ['subadminEdit']);
const email = () => screen.findByLabelText('E-mail');
const name = (label: string) => screen.getByLabelText(label, { exact: false });

test('the address suggests the names, and a corrected address corrects them', async () => {
  const { user } = show();
  await user.type(await email(), 'asha.rao@example.com');
  expect([name('First name'), name('Last name')].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Asha',
    'Rao',
  ]);
  await user.clear(await email());
  await user.type(await email(), 'meera@example.com');
  await user.selectOptions(name('Role'), 'Customer sales');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST admin/user')[0]?.body).toEqual({
      email: 'meera@example.com',
      firstName: 'Meera',
      lastName: '',
      roleId: 4,
    }),
  );
});

test('a name that somebody wrote stays, whatever the address says', async () => {
  const { user } = show();
  await email();
  await user.type(name('First name'), 'Neha');
  await user.type(await email(), 'asha.rao@example.com');
  expect(name('First name')).toHaveValue('Neha');
  expect(name('Last name')).toHaveValue('');
});
