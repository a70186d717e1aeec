import { act, waitFor } from '@testing-library/react';
import { send } from '@lectern/api-client';
import { aSession } from '@lectern/auth/testing';
import type { OpenConsole } from '../start/start';
import { openSignIn } from './open';
import type { SignInPage } from './SignInPage';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
let shown: Parameters<typeof SignInPage>[0] | undefined;
jest.mock('./SignInPage', () => ({
  SignInPage: (props: NonNullable<typeof shown>) => {
    shown = props;
    return <p>The form</p>;
  },
}));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);

let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  shown = undefined;
  localStorage.clear();
  history.replaceState(null, '', '/auth/login');
});

test('who signs in is kept on the device, sealed, before the console opens', async () => {
  let stored: string | null = null;
  const openConsole: OpenConsole = () => {
    stored = localStorage.getItem('loggedInUser');
    return Promise.resolve();
  };
  await act(() => openSignIn(container, () => Promise.resolve(openConsole)));
  await act(async () => shown?.onSignedIn(aSession({ rights: ['settings'] })));
  expect(stored).toMatch(/^v1\./);
});

test('a session whose entry is not on the device is ended at the server before the form is shown', async () => {
  let answer: (is: { ownSessionId: null }) => void = () => undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const opened = openSignIn(container, () => Promise.reject(new Error('not needed')), true);
  await waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  await act(async () => {
    answer({ ownSessionId: null });
    await opened;
  });
  expect(container).toHaveTextContent('The form');
});
