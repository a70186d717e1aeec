import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { closeSession, openSession, useSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { composition } from '../composition/composition-api';
import { setLoader } from '../composition/loader';
import { useRemotes } from '../composition/remote-store';
import { registryEntry, releaseOf } from '../composition/testing';
import { registryOf } from '../session/registry';
import { useOverrideStore, withOverride } from '../session/override-store';
import { given } from '../shares/versions';
import type { Override } from './status';

const live = registryEntry({ version: '1.0.0' });
const begun: Override = {
  id: 1,
  name: 'catalog-mfe',
  origin: 'http://localhost:5001',
  until: '2026-11-21T11:00:00.000Z',
};
const later: Override = { ...begun, id: 2, origin: 'https://pr-41.example.com' };
const documentWith = (...overrides: Override[]): SessionDocument =>
  aSession({ registry: { revision: 1, remotes: [live, registryEntry({ name: 'content-mfe' })] }, overrides });
const versions = (document: SessionDocument) => registryOf(document).map(({ version }) => version);

/** The bar as a screen shows it, on this address. */
const show = (path: string) => {
  const { Bar } = useOverrideStore.getState();
  if (!Bar) throw new Error('no bar');
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Bar /> }], { initialEntries: [path] })} />);
  return screen.getByRole('complementary', { name: 'Override' });
};

beforeAll(() => {
  Object.assign(globalThis, { SHELL_VERSION: '1.4.0' });
  const release = releaseOf(registryEntry({ version: '1.1.0' }), {
    container: given.containers[0],
    files: { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } },
  });
  globalThis.fetch = (async () => ({
    ok: true,
    status: 200,
    arrayBuffer: async () => new TextEncoder().encode(JSON.stringify(release)).buffer,
  })) as unknown as typeof fetch;
  setLoader({
    exposes: async () => ({}),
    hint: () => undefined,
    prefetch: () => undefined,
    explain: async (_entry, error) => error as Error,
  });
  const page = document.createElement('script');
  page.id = 'session';
  page.type = 'application/json';
  page.textContent = JSON.stringify(documentWith(begun));
  document.body.append(page);
});
afterEach(() => act(closeSession));

// One page from its start to its end: each test goes on where the one before was.
test('without an override the document stays as it came, and no code of overrides is loaded [D7.4]', async () => {
  const document = documentWith();
  expect(await withOverride(document)).toBe(document);
  expect(useOverrideStore.getState()).toEqual({});
});

test('a page that begins with one has the origin’s release in the live one’s stead, and says so on every screen with the way back [D7.4]', async () => {
  const document = await withOverride(documentWith(begun), composition);
  expect(versions(document)).toEqual(['1.1.0', '1.0.0']);
  expect(useOverrideStore.getState().remote).toBe('catalog-mfe');
  openSession(document);
  const bar = show('/category/list?page=2');
  expect(bar).toHaveTextContent(/^catalog-mfe from http:\/\/localhost:5001 · until \d\d:\d\dReset$/);
  expect(screen.getByRole('link', { name: 'Reset catalog-mfe' })).toHaveAttribute(
    'href',
    '/category/list?page=2&override=off',
  );
});

test('errors in its handlers and promises are shown in its own place [D7.4]', () => {
  const error = new Error('late');
  error.stack = 'Error: late\n    at save (http://localhost:5001/category-list.abc.js:1:1)';
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(useRemotes.getState().notes['catalog-mfe']).toMatchObject({ version: '1.1.0', reasons: ['Error: late'] });
});

test('one that begins later changes nothing but the bar [D7.4]', async () => {
  const document = await withOverride(documentWith(later));
  expect(versions(document)).toEqual(['1.0.0', '1.0.0']);
  openSession(document);
  expect(show('/')).toHaveTextContent('catalog-mfe from https://pr-41.example.com loads after reload.');
});

test('one that has ended gives the live release back, and the bar offers the page again [D7.4]', async () => {
  const document = await withOverride(documentWith());
  expect(versions(document)).toEqual(['1.0.0', '1.0.0']);
  openSession(document);
  expect(useSession.getState().document).toBe(document);
  expect(show('/')).toHaveTextContent('The override of catalog-mfe has ended.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
