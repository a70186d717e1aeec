import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { aSession } from '@lectern/auth/testing';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { readSession } from '../session/watch-session';
import { applyTries } from './apply-tries';
import { TryBar } from './TryBar';
import { useTryDialog } from './try-dialog';

jest.mock('../session/watch-session', () => ({ readSession: jest.fn(async () => undefined) }));
jest.mock('../start/page-session', () => ({
  pageSession: () => ({ tries: { wanted: 'catalog-mfe@next,people-mfe@1.0.0' } }),
}));

const now = '2026-11-21T10:00:00.000Z';
const running = {
  id: 1,
  until: '2026-11-21T10:00:02.000Z',
  releases: [
    { name: 'catalog-mfe', version: '1.1.0-g2685027dbea0' },
    { name: 'people-mfe', version: '1.0.0' },
  ],
};
const show = () => {
  const routes = [{ path: '*', element: <TryBar /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/FAQs?page=2'] })} />);
};

test('the releases in the page’s own address are wanted about', () => {
  expect(useTryDialog.getState().of).toBe('catalog-mfe@next,people-mfe@1.0.0');
});

test('a session without a try has no bar; one with a try names its releases and the way back', () => {
  show();
  act(() => applyTries(aSession({ serverTime: now })));
  expect(screen.queryByRole('complementary')).toBeNull();
  act(() => applyTries(aSession({ serverTime: now, tries: { running } })));
  expect(screen.getByRole('complementary', { name: 'Try' })).toHaveTextContent(
    /^Trying catalog-mfe 1\.1\.0-g2685027, people-mfe 1\.0\.0 · until \d\d:\d\dEnd$/,
  );
  expect(screen.getByRole('link', { name: 'End try' })).toHaveAttribute('href', '/FAQs?page=2&try=off');
});

test('the session is read when the time of a try is over; without it the bar offers the page again', () => {
  jest.useFakeTimers();
  show();
  act(() => applyTries(aSession({ serverTime: now, tries: { running: { ...running, id: 2 } } })));
  jest.advanceTimersByTime(2500);
  expect(readSession).toHaveBeenCalledTimes(1);
  act(() => applyTries(aSession({ serverTime: now })));
  expect(screen.getByText('The try has ended. This page may still show what it tried.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  jest.useRealTimers();
});
