import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { mayLeave } from '@lectern/ui-kit';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { goTo } from '../start/go-to';
import { readSession } from '../session/watch-session';
import { StartTry } from './StartTry';

jest.mock('../start/go-to');
jest.mock('../session/watch-session', () => ({ readSession: jest.fn(async () => undefined) }));
jest.mock('@lectern/ui-kit', () => ({
  ...jest.requireActual<object>('@lectern/ui-kit'),
  mayLeave: jest.fn(async () => true),
  lastWorkDone: jest.fn(async () => undefined),
}));

const found = {
  name: 'catalog-mfe',
  title: 'Catalogue',
  version: '1.1.0-gabc',
  publishedAt: '2026-11-21T10:00:00.000Z',
  publishedBy: 'Meera Nair',
};
const begun = { id: 1, until: '2999-01-01T00:00:00.000Z', releases: [found] };

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
const onClose = jest.fn();
beforeEach(() => {
  server.forget();
  for (const each of [onClose, jest.mocked(goTo), jest.mocked(readSession)]) each.mockClear();
  history.replaceState(null, '', '/FAQs?page=2&try=catalog-mfe@next');
  openSession(aSession({ rights: ['remoteTry'] }));
  server.on('GET remotes/tries/check', () => ({ result: { releases: [found], blockers: [] } }));
  server.on('POST remotes/tries', () => ({ result: begun }));
});
afterEach(closeSession);

const show = (): UserEvent => {
  const router = createMemoryRouter([{ path: '*', element: <StartTry of="catalog-mfe@next" onClose={onClose} /> }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const verb = () => screen.getByRole('button', { name: 'Start try' });
const sent = () => server.requestsTo('POST remotes/tries').map(({ body }) => body);

test('the very releases that were shown are tried, and the page goes on without the words in its address', async () => {
  const user = show();
  expect(await screen.findByText('catalog-mfe@1.1.0-gabc')).toBeVisible();
  await user.click(verb());
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/FAQs?page=2'));
  expect([sent(), onClose.mock.calls.length]).toEqual([[{ of: 'catalog-mfe@1.1.0-gabc', minutes: 60 }], 1]);
});

test('a person who stays with unsaved work keeps the page', async () => {
  jest.mocked(mayLeave).mockResolvedValueOnce(false);
  const user = show();
  await screen.findByText('catalog-mfe@1.1.0-gabc');
  await user.click(verb());
  await waitFor(() => expect(readSession).toHaveBeenCalled());
  expect(goTo).not.toHaveBeenCalled();
});

test('a blocker stops the try, and each cause is read', async () => {
  server.on('GET remotes/tries/check', () => ({
    result: { releases: [found], blockers: ['There is no remote nobody-mfe'] },
  }));
  const user = show();
  expect(await screen.findByText('There is no remote nobody-mfe')).toBeVisible();
  expect(verb()).toHaveAttribute('aria-disabled', 'true');
  await user.click(verb());
  expect(sent()).toEqual([]);
});

test('without the right the person reads so, and nothing is tried', async () => {
  server.on('GET remotes/tries/check', () => ({
    status: 403,
    failure: { message: 'You are not allowed to do this', missing: ['remoteTry'] },
  }));
  show();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(verb()).toHaveAttribute('aria-disabled', 'true');
});

test('a blocker that comes as the try begins is shown, and the question stays', async () => {
  server.on('POST remotes/tries', () => ({
    status: 400,
    failure: {
      message: 'x',
      error: [{ property: 'of', constraints: { blocked: 'catalog-mfe: The release 1.1.0 is withdrawn' } }],
    },
  }));
  const user = show();
  await screen.findByText('catalog-mfe@1.1.0-gabc');
  await user.click(verb());
  expect(await screen.findByText(/The release 1\.1\.0 is withdrawn/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
