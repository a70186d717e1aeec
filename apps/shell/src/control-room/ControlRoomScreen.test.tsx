import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { live } from '@lectern/api-client/live';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import type { RoomRelease, RoomRemote } from '@lectern/contract/platform/room';
import { Toasts } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import ControlRoomScreen from './ControlRoomScreen';
import { eventOf, releaseOf, remoteOf } from './testing';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 5000 });
const canary = { version: '1.4.2', percent: 10, roles: [{ id: 2, name: 'Admin' }], startedAt: '2026-11-21T09:00:00.000Z' };
let server: TestServer;
let remotes: readonly RoomRemote[];
let release: Partial<RoomRelease>;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
  server.forget();
  remotes = [remoteOf({ canary, next: '1.4.2' }), remoteOf({ name: 'people-mfe', team: 'People team', live: '2.8.0', previous: null, next: '2.8.0' })];
  release = {};
  server.on('GET remotes/room', () => ({ result: remotes }));
  server.on('GET remotes/room/remote', ({ query }) => ({
    result: {
      name: query.get('name'),
      releases: ['1.4.2', '1.4.1', '1.4.0'].map((version) => ({ version, state: 'ready', stateReason: '', publishedAt: '2026-11-20T08:50:00.000Z', totalBytes: version === '1.4.1' ? 120_000 : 118_000, entryBytes: 7900 })),
      keys: [{ id: 1, kind: 'signing', label: 'catalog-2026-2', keyId: 'abc', addedAt: '2026-11-01T08:00:00.000Z', addedBy: 'Meera Nair', expiresAt: null, revokedAt: null, revokedReason: null }],
      roles: [{ id: 2, name: 'Admin' }, { id: 3, name: 'Sub-admin' }],
    },
  }));
  server.on('GET remotes/room/release', ({ query }) => ({ result: releaseOf({ name: query.get('name') ?? '', version: query.get('version') ?? '', ...release }) }));
  server.on('GET remotes/room/events', () => ({ result: { items: [eventOf()], hasMore: false } }));
});

const show = (address = '/setting/remotes') => {
  const router = createMemoryRouter([{ path: '*', element: <ControlRoomScreen /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <RouterProvider router={router} />
      </Toasts>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const dialog = async () => within(await screen.findByRole('dialog'));

test('every remote stands with its versions and its state; the one with a canary is looked at, by that release', async () => {
  show();
  expect(await row('catalog-mfe')).toHaveTextContent(/1\.4\.1before: 1\.4\.01\.4\.210%, Admin1\.4\.20%212 mslongest 1,840 msHealthy/);
  expect(await screen.findByRole('heading', { name: 'catalog-mfe 1.4.2, canary, next' })).toBeVisible();
  const facts = within(await screen.findByRole('region', { name: 'catalog-mfe 1.4.2' }));
  expect(await facts.findByText('10% of all people, and role Admin; 41 people, 187 loads in 24 h')).toBeVisible();
  expect(await facts.findByText('entry 7.9 kB, 2 kB less than 1.4.1')).toBeVisible();
  expect(facts.getByRole('img', { name: /^Live: nothing told; limit 2%$/ })).toBeInTheDocument();
  expect(screen.getByText('1.4.1 promoted to all')).toHaveTextContent('catalog-mfe 1.4.1 promoted to allRohan Desai');
});

test('another remote is looked at by its name, and the address keeps it', async () => {
  const { router, user } = show();
  await user.click(await screen.findByRole('button', { name: /^people-mfe/ }));
  expect(await screen.findByRole('heading', { name: 'people-mfe 2.8.0, live, next' })).toBeVisible();
  expect(router.state.location.search).toBe('?remote=people-mfe');
});

test('a release that fits is promoted with what was believed live, and everything is read anew', async () => {
  server.on('POST remotes/promote', () => ({ result: { name: 'catalog-mfe', channel: 'live', version: '1.4.2', before: '1.4.1', revision: 8 } }));
  const { user } = show();
  await choose(user, 'catalog-mfe', 'Promote to all…');
  const asked = await dialog();
  expect(await asked.findByText('1.4.2 fits the shell and what is live now')).toBeVisible();
  await user.type(asked.getByLabelText(/^Reason/), 'category merge');
  const reads = server.askedFor('GET remotes/room').length;
  await user.click(asked.getByRole('button', { name: 'Promote to all' }));
  expect(await screen.findByText('catalog-mfe 1.4.2 is live for everybody')).toBeInTheDocument();
  expect(server.askedFor('POST remotes/promote')[0]?.body).toEqual({ name: 'catalog-mfe', version: '1.4.2', expected: '1.4.1', reason: 'category merge' });
  await waitFor(() => expect(server.askedFor('GET remotes/room').length).toBeGreaterThan(reads));
});

test('a release that does not fit is not promoted, and every reason is said', async () => {
  release = { reasons: { state: [], contract: ['the route /FAQs belongs to content-mfe@2.0.0'], shared: ['it needs react ^20.0.0, and the shell gives 19.3.0'], other: [] } };
  const { user } = show();
  await choose(user, 'catalog-mfe', 'Promote to all…');
  const asked = await dialog();
  expect((await asked.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['the route /FAQs belongs to content-mfe@2.0.0', 'it needs react ^20.0.0, and the shell gives 19.3.0']);
  const verb = asked.getByRole('button', { name: 'Promote to all' });
  expect(verb).toHaveAccessibleDescription('It does not fit');
  await user.click(verb);
  expect(server.askedFor('POST remotes/promote')).toEqual([]);
});

test('when another release is live by now, it says which, and asks anew', async () => {
  server.on('POST remotes/promote', ({ body }) => {
    if (body['expected'] === '1.4.3') return { result: {} };
    remotes = [remoteOf({ live: '1.4.3', previous: '1.4.1', canary })];
    return { status: 409, failure: { message: '1.4.3 is live, not 1.4.1: somebody has switched it' } };
  });
  const { user } = show();
  await choose(user, 'catalog-mfe', 'Promote to all…');
  const asked = await dialog();
  await asked.findByText('1.4.2 fits the shell and what is live now');
  await user.click(asked.getByRole('button', { name: 'Promote to all' }));
  expect(await asked.findByText('1.4.3 is live, not 1.4.1: somebody has switched it')).toBeVisible();
  expect(await asked.findByText(/instead of 1\.4\.3/)).toBeVisible();
  await asked.findByText('1.4.2 fits the shell and what is live now');
  await user.click(asked.getByRole('button', { name: 'Promote to all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a canary is given a share; a message is needed to switch a remote off', async () => {
  server.on('POST remotes/canary', () => ({ result: {} }));
  const { user } = show();
  await choose(user, 'catalog-mfe', 'Canary…');
  let asked = await dialog();
  await asked.findByText('1.4.2 fits the shell and what is live now');
  await user.clear(asked.getByLabelText('Percent of all people'));
  await user.click(asked.getByRole('button', { name: 'Start canary' }));
  expect(await asked.findByText('Percent is Invalid')).toBeVisible();
  await user.type(asked.getByLabelText('Percent of all people'), '25');
  await user.click(asked.getByRole('button', { name: 'Start canary' }));
  await waitFor(() => expect(server.askedFor('POST remotes/canary')[0]?.body).toEqual({ name: 'catalog-mfe', version: '1.4.2', expected: '1.4.1', percent: 25, roles: [2] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'people-mfe', 'Disable…');
  asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Switch off' }));
  expect(await asked.findByText('Message is required')).toBeVisible();
});

test('what was done by itself stands on top, and leads to its last error', async () => {
  const failed = { loads: 220, errors: 9, people: 30, limit: 0.02, percent: 10, error: 'TypeError: no', reference: 'web-ABCD-EFGH' };
  const event = eventOf({ id: 7, action: 'auto_rollback', from: '1.4.2', to: '1.4.1', byUser: null, failed });
  remotes = [remoteOf({ takenBack: event })];
  server.on('GET remotes/room/events', ({ query }) => ({ result: query.get('before') ? { items: [event], hasMore: false } : { items: [eventOf({ id: 9 })], hasMore: true } }));
  const { user } = show();
  expect(await screen.findByText(/4\.1% errors per load in the 10% canary, limit 2%\./)).toBeVisible();
  await screen.findByText('1.4.1 promoted to all');
  await user.click(screen.getByRole('button', { name: 'What failed' }));
  expect(await screen.findByText('Last error: TypeError: no')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Reference web-ABCD-EFGH'));
});

test('it is read anew when the registry changes', async () => {
  show();
  await row('catalog-mfe');
  remotes = [remoteOf({ state: 'disabled', message: 'Being repaired' })];
  live.tell('revision', {});
  expect(await screen.findByText('Being repaired')).toBeInTheDocument();
});

test('what can’t be read says so, and is read again on Retry; without remotes it says how they come', async () => {
  server.on('GET remotes/room', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = show();
  expect(await screen.findByText('The list of remotes could not be loaded.', { exact: false })).toBeVisible();
  server.on('GET remotes/room', () => ({ result: [] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No remotes yet')).toBeVisible();
});
