import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { Overrides } from './Overrides';

const row = {
  id: 7,
  name: 'catalog-mfe',
  origin: 'https://pr-41.example.com',
  since: '2026-11-21T09:00:00.000Z',
  until: '2026-11-21T10:00:00.000Z',
  reason: 'To try the new list',
  user: { id: 3, name: 'Rohan Desai' },
};
const fixture = serverFixture({ rows: [row] }, (server) => {
  fixture.rows = [row];
  server.on('GET remotes/overrides', () => ({ result: fixture.rows }));
});
const show = () => showScreens({ '*': Overrides }, '/setting/remotes', ['remoteManage']);
const asks = async (user: UserEvent) => {
  await user.click(
    await screen.findByRole('button', { name: 'Actions for the override of catalog-mfe by Rohan Desai' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'End…' }));
  await user.click(await screen.findByRole('button', { name: 'End override' }));
};

test('an open override says whose it is, from where, until when and why [D7.3]', async () => {
  show();
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /^catalog-mfe from https:\/\/pr-41\.example\.comRohan Desai, since .*, until .*To try the new list$/,
  );
});

test.each([
  ['is ended after a question, by its number, and goes', () => ({ result: row })],
  [
    'that has ended meanwhile is gone as well',
    () => ({ status: 404, failure: { message: 'There is no such override' } }),
  ],
])('one %s [D7.3]', async (_rule, answer) => {
  fixture.server.on('DELETE remotes/override', ({ query }) => {
    expect(query.get('id')).toBe('7');
    fixture.rows = [];
    return answer();
  });
  await asks(show().user);
  expect(await screen.findAllByText('The override of catalog-mfe by Rohan Desai has ended')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open overrides' })).toBeNull());
});
