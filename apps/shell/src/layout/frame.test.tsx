import { render, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { closeSession, openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { BareLayout } from './BareLayout';
import { ContentLayout } from './ContentLayout';
import { FullLayout } from './FullLayout';

const frame = { product: 'Lectern', version: '1.0.0' };
const full = { sections: [], current: undefined, crumbs: [], pathname: '/', onInterest: () => undefined };
const show = (layout: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: layout }])} />);

beforeEach(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  globalThis.matchMedia = () => media as unknown as MediaQueryList;
  act(() => openSession(aSession()));
});
afterEach(() => act(closeSession));

test('the footer has the current year [2.47]', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z') });
  show(<FullLayout {...frame} {...full} children="page" />);
  jest.useRealTimers();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Lectern Academy');
});

test('the top bar has the full-screen toggle, and in the menu of the person the change of the password and the way out [2.29, 2.46]', async () => {
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  document.documentElement.requestFullscreen = jest.fn(() => Promise.resolve());
  show(<FullLayout {...frame} {...full} children="page" />);
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(document.documentElement.requestFullscreen).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: /Meera Nair/ }));
  expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test.each([
  ['content', <ContentLayout key="c" {...frame} children={<h1>Alone</h1>} />],
  ['bare', <BareLayout key="b" {...frame} children={<h1>Alone</h1>} />],
])('the layout %s has the screen and no sidebar [2.49]', (_name, layout) => {
  show(layout);
  expect(screen.getByRole('heading', { name: 'Alone' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
