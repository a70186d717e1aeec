import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { lastWorkDone, mayLeave } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { registryEntry } from '../composition/testing';
import { goTo } from '../start/go-to';
import { readSession } from '../session/watch-session';
import { StartOverride } from './StartOverride';

jest.mock('../start/go-to');
jest.mock('../session/watch-session', () => ({ readSession: jest.fn(async () => undefined) }));
jest.mock('@lectern/ui-kit', () => ({
  ...jest.requireActual<object>('@lectern/ui-kit'),
  mayLeave: jest.fn(async () => true),
  lastWorkDone: jest.fn(async () => undefined),
}));

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
const onClose = jest.fn();
beforeEach(() => {
  globalThis.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  server.forget();
  for (const each of [onClose, jest.mocked(goTo), jest.mocked(readSession), jest.mocked(lastWorkDone)])
    each.mockClear();
  history.replaceState(null, '', '/category/list?page=2');
  openSession(
    aSession({ registry: { revision: 1, remotes: [registryEntry(), registryEntry({ name: 'content-mfe' })] } }),
  );
});
afterEach(closeSession);

const show = (remote: string): UserEvent => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <StartOverride remote={remote} onClose={onClose} /> }])}
    />,
  );
  return userEvent.setup();
};
const fill = async (user: UserEvent): Promise<void> => {
  await user.type(screen.getByLabelText('Origin'), 'http://localhost:5001');
  await user.type(screen.getByLabelText('Reason'), 'The new tree');
  await user.click(screen.getByRole('button', { name: 'Start override' }));
};

test('it lasts an hour unless stated otherwise, and the page is reloaded as it is [D7.1]', async () => {
  server.on('POST remotes/override', () => ({
    result: {
      id: 1,
      name: 'catalog-mfe',
      origin: 'http://localhost:5001',
      until: '2999-01-01T00:00:00.000Z',
      token: 't',
    },
  }));
  await fill(show('catalog-mfe'));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/category/list?page=2'));
  expect(server.requestsTo('POST remotes/override').at(-1)?.body).toEqual({
    name: 'catalog-mfe',
    origin: 'http://localhost:5001',
    minutes: 60,
    reason: 'The new tree',
  });
  expect(onClose).toHaveBeenCalled();
});

test('the page goes once discarded drafts are gone from the server too, within seconds [D7.1]', async () => {
  let dropped = (): void => undefined;
  jest.mocked(lastWorkDone).mockReturnValueOnce(new Promise<void>((resolve) => (dropped = resolve)));
  server.on('POST remotes/override', () => ({
    result: {
      id: 1,
      name: 'catalog-mfe',
      origin: 'http://localhost:5001',
      until: '2999-01-01T00:00:00.000Z',
      token: 't',
    },
  }));
  await fill(show('catalog-mfe'));
  await waitFor(() => expect(lastWorkDone).toHaveBeenCalledWith(expect.any(Number)));
  expect(goTo).not.toHaveBeenCalled();
  dropped();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/category/list?page=2'));
});

test('who stays with unsaved work keeps the page; a note says that the override comes with the next one [D7.1]', async () => {
  jest.mocked(mayLeave).mockResolvedValueOnce(false);
  server.on('POST remotes/override', () => ({
    result: {
      id: 1,
      name: 'content-mfe',
      origin: 'http://localhost:5001',
      until: '2999-01-01T00:00:00.000Z',
      token: 't',
    },
  }));
  await fill(show(''));
  await waitFor(() => expect(readSession).toHaveBeenCalled());
  expect(goTo).not.toHaveBeenCalled();
});

test('without a remote it asks for which of those that the person may open [D7.1]', async () => {
  const user = show('');
  await user.click(screen.getByRole('combobox', { name: 'Remote' }));
  expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual(['catalog-mfe', 'content-mfe']);
});

test('a refusal is on its field, and the question stays open [D7.1]', async () => {
  server.on('POST remotes/override', () => ({
    status: 400,
    failure: {
      message: 'x',
      error: [{ property: 'origin', constraints: { origin: 'This is the console’s own origin' } }],
    },
  }));
  await fill(show('catalog-mfe'));
  expect(await screen.findByText('This is the console’s own origin')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
