import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { closeSession, forgetLoggedInUser, keepLoggedInUser, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import type { RegistryEntry } from '@lectern/remote-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { setLoader } from '../composition/loader';
import { registryEntry } from '../composition/testing';
import { WaysOutContext, type WaysOut } from '../session/ways-out';
import { Screen } from './Screen';

const exposes = jest.fn();
const loaded = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1> });
const catalog: RegistryEntry = {
  ...registryEntry({
    routes: [
      {
        path: '/category/list',
        title: 'Categories',
        layout: 'full',
        access: ['categoryList'],
        expose: 'category-list',
      },
    ],
    slots: [
      { slot: 'shell.home.v1', id: 'by-status', order: 1, access: ['categoryList'], expose: 'home' },
      { slot: 'shell.home.figures.v1', id: 'in-figures', order: 1, access: ['categoryList'], expose: 'figures' },
    ],
    commands: [
      { id: 'category-add', title: 'New category', to: '/category/list?new=', access: ['categoryList'], home: 1 },
    ],
  }),
};
const withMenu: RegistryEntry = {
  ...catalog,
  declared: {
    ...catalog.declared,
    menu: [
      {
        title: 'Categories',
        icon: 'folder-tree',
        to: '/category/list',
        section: 'Catalogue',
        order: 1,
        access: ['categoryList'],
      },
    ],
  },
};
const session = (over: Parameters<typeof aSession>[0] = {}) =>
  aSession({ rights: ['categoryList'], registry: { revision: 1, remotes: [withMenu] }, ...over });

const signInAgain = jest.fn(() => closeSession());

const show = async (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [path] });
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <WaysOutContext value={{ signInAgain } as unknown as WaysOut}>
          <RouterProvider router={router} />
        </WaysOutContext>
      </QueryClientProvider>,
    );
  });
  return router;
};

const firstLinkOf = (navigation: string): HTMLElement => {
  const link = screen.getByRole('navigation', { name: navigation }).querySelector('a');
  if (!link) throw new Error('no entry');
  return link;
};

beforeEach(() => {
  globalThis.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  exposes.mockReset();
  exposes.mockResolvedValue({
    'category-list': loaded('Categories'),
    home: loaded('Categories by status'),
    figures: loaded('Active categories'),
  });
  setLoader({
    exposes,
    hint: () => undefined,
    prefetch: () => undefined,
    explain: (_entry, error) => Promise.resolve(error as Error),
  });
});
afterEach(() => act(closeSession));

test('home says the day and the person, offers their actions and shows what the remotes bring [1.7]', async () => {
  openSession(session());
  await show('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Saturday 21 November 2026' })).toBeVisible();
  expect(screen.getByText('Meera Nair, Sub-admin')).toBeVisible();
  expect(await screen.findByText('Categories by status')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New category' })).toHaveAttribute('href', '/category/list?new=');
  expect(
    await within(screen.getByRole('region', { name: 'Key figures' })).findByText('Active categories'),
  ).toBeVisible();
  expect(document.title).toBe('Home | Lectern');
});

test('without the right a typed path says so, with the missing right, and no code of the remote is loaded [1.7]', async () => {
  openSession(session({ rights: [] }));
  await show('/category/list');
  expect(screen.getByRole('heading', { name: 'Not allowed to access' })).toBeVisible();
  expect(screen.getByText('“See categories”')).toBeVisible();
  expect(exposes).not.toHaveBeenCalled();
  expect(document.title).toBe('Not allowed to access | Lectern');
});

test('a right that comes or goes changes menu and screen without a reload', async () => {
  openSession(session({ rights: [] }));
  await show('/category/list');
  expect(screen.queryByRole('link', { name: 'Categories' })).toBeNull();
  await act(async () => openSession(session({ rightsEpoch: 2 })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Categories' })).toBeVisible();
  await act(async () => openSession(session({ rights: [], rightsEpoch: 3 })));
  expect(screen.getByRole('heading', { name: 'Not allowed to access' })).toBeVisible();
});

test.each([
  ['that nothing declares', '/nowhere'],
  ['below a screen', '/category/list/deeper'],
  ['above a screen', '/category'],
  ['in another case', '/Category/list'],
  ['of a screen that is not built yet', '/trainer/detail/resume'],
])('an address %s is Page Not Found, with a way home [2.6, 8.13]', async (_which, path) => {
  openSession(session());
  const router = await show(path);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back To Home' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('link', { name: 'Back To Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('after a navigation the focus is on the title, on the first screen it is left alone', async () => {
  openSession(session());
  await show('/');
  expect(document.body).toHaveFocus();
  await userEvent.click(firstLinkOf('Main'));
  const title = await screen.findByRole('heading', { level: 1, name: 'Categories' });
  expect(title).toHaveFocus();
  expect(document.title).toBe('Categories | Lectern');
});

test('a student is led to the student area: name, e-mail and the way out, without a menu', async () => {
  openSession(session({ role: { id: 15, name: 'Student' }, rights: [] }));
  const router = await show('/');
  expect(router.state.location.pathname).toBe('/student-area');
  expect(screen.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
  expect(screen.getByText('meera.nair@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('a role that opens nothing reads so at home', async () => {
  openSession(session({ rights: [], registry: { revision: 1, remotes: [] } }));
  await show('/');
  expect(screen.getByText(/does not open any screen of this console yet/)).toBeVisible();
});

const impersonating = {
  by: { id: 2, name: 'Daniel Okafor' },
  reason: 'Cannot open the quiz',
  since: '2026-11-21T10:00:00.000Z',
  until: '2999-01-01T00:00:00.000Z',
};

test('while somebody acts for a person, a bar with both names, the reason and the way back is on every screen', async () => {
  openSession(session({ impersonating }));
  await show('/');
  const bar = screen.getByRole('complementary', { name: 'Impersonation' });
  expect(bar).toHaveTextContent(
    /^Daniel Okafor acting as Meera Nair · “Cannot open the quiz” · \d+ min leftGo Back To Admin$/,
  );
});

test('the notify page says the specified words and offers one button [2.10]', async () => {
  document.cookie = 'impersonate_mode=on; Path=/';
  openSession(session({ impersonating }));
  await show('/impersonate-notify');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Impersonate mode is on Please click below button to quit impersonate mode and go back to admin.',
  );
  expect(screen.getAllByRole('button', { name: 'Go Back To Admin' })).toHaveLength(1);
  document.cookie = 'impersonate_mode=; Path=/; Max-Age=0';
});

test('without the flag the notify page leads home [2.11]', async () => {
  openSession(session());
  expect((await show('/impersonate-notify')).state.location.pathname).toBe('/');
});

test('a navigation lets nobody in whose entry is gone from the device: nothing of the screen is shown, and the sign-in is next [2.7, 8.14]', async () => {
  openSession(session());
  await keepLoggedInUser({ role: 3, rights: ['categoryList'] });
  const router = await show('/');
  await act(() => router.navigate('/nowhere'));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(signInAgain).not.toHaveBeenCalled();
  forgetLoggedInUser();
  await act(() => router.navigate('/category/list'));
  expect(signInAgain).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
