import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { Keys } from './Keys';

const signing = {
  id: 4,
  kind: 'signing',
  label: 'catalog-2026',
  keyId: 'abcdefghijklmnop',
  addedBy: 'Meera Nair',
  createdAt: '2026-11-01T08:00:00.000Z',
  revokedAt: null,
  revokedReason: null,
  inUse: ['1.4.1 is live'],
};
const lost = {
  ...signing,
  id: 3,
  label: 'catalog-2025',
  revokedAt: '2026-11-02T08:00:00.000Z',
  revokedReason: 'lost',
  inUse: [],
};
let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  openSession(aSession({ rights: ['remoteManage'] }));
  server.on('GET remotes/keys', () => ({ result: [signing, lost] }));
});
afterEach(closeSession);

const show = () => {
  const router = createMemoryRouter([{ path: '*', element: <Keys name="catalog-mfe" /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('a key says what it is for and who added it; a revoked one says why, and can’t be revoked again', async () => {
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('catalog-2026 signing keyadded 1 Nov 2026 by Meera NairabcdefghijklTrusted');
  expect(second).toHaveTextContent('revoked 2 Nov 2026: lost');
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1);
});

test('a key that something live hangs on is revoked only when that is meant', async () => {
  const refusal = '1.4.1 is live by this key, and would stop';
  server.on('DELETE remotes/key', ({ query }) =>
    query.get('stopLive') === 'true' ? { result: { key: lost } } : { status: 409, failure: { message: refusal } },
  );
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Actions for the key catalog-2026' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke…' }));
  const question = await dialog();
  expect(question.getByRole('listitem')).toHaveTextContent('1.4.1 is live');
  await user.type(question.getByLabelText('Reason'), 'lost');
  await user.click(question.getByRole('button', { name: 'Revoke key' }));
  expect(await question.findByText(refusal)).toBeVisible();
  await user.click(question.getByRole('switch', { name: 'Stop what is live by it' }));
  await user.click(question.getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('The key catalog-2026 is revoked')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a deploy token is shown once, when it is made; a signing key brings its public half', async () => {
  server.on('POST remotes/key', ({ body }) =>
    body['kind'] === 'deploy'
      ? { result: { key: { ...signing, label: 'ci' }, token: 'tok-en' } }
      : {
          status: 400,
          failure: {
            message: 'x',
            error: [{ property: 'publicKey', constraints: { required: 'Public key is required' } }],
          },
        },
  );
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Add key…' }));
  let question = await dialog();
  await user.type(question.getByLabelText('Label'), 'ci');
  await user.click(question.getByRole('button', { name: 'Add key' }));
  expect(await question.findByText('Public key is required')).toBeVisible();
  await user.selectOptions(question.getByLabelText('Kind'), 'deploy token');
  await user.click(question.getByRole('button', { name: 'Add key' }));
  question = await waitFor(() => within(screen.getByRole('dialog', { name: 'The deploy token' })));
  expect(question.getByText('tok-en')).toBeVisible();
  expect(server.requestsTo('POST remotes/key').at(-1)?.body).toEqual({
    name: 'catalog-mfe',
    kind: 'deploy',
    label: 'ci',
  });
  await user.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('while somebody acts for the person, keys are only read', async () => {
  openSession(
    aSession({
      rights: ['remoteManage'],
      impersonating: {
        by: { id: 1, name: 'Meera Nair' },
        reason: 'to see',
        since: '2026-11-21T10:00:00.000Z',
        until: '2026-11-21T11:00:00.000Z',
      },
    }),
  );
  const user = show();
  const add = await screen.findByRole('button', { name: 'Add key…' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await user.click(add);
  expect(screen.queryByRole('dialog')).toBeNull();
});
