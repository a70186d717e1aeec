/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { CallError, configure, requestsPending } from '@lectern/api-client';
import { keepLoggedInUser, openSession, useSession } from '@lectern/auth';
import { isSignOutOpen } from '@lectern/auth/sign-out-mark';
import { aSession } from '@lectern/auth/testing';
import { finishSignOut } from './finish-sign-out';

let container: HTMLElement;
beforeEach(async () => {
  container = document.createElement('div');
  history.replaceState(null, '', '/FAQs');
  openSession(aSession());
  await keepLoggedInUser({ role: 3, rights: ['settings'] });
});

test.each([
  [0, 'Unable to process request'],
  [403, 'Not this one'],
  [409, 'Not this one'],
  [500, 'Not this one'],
])(
  'a log-out that fails with %i clears the device, leads to auth/login, hides the spinner and says the error [8.8]',
  async (status, says) => {
    const failure = new CallError(status, { success: false, message: 'Not this one', reference: '' });
    configure({ exchange: () => Promise.reject(failure) });
    const done = finishSignOut(container);
    await waitFor(() => expect(container.querySelector('[role="alert"]')).toHaveTextContent(says));
    expect(location.pathname).toBe('/auth/login');
    expect(localStorage.getItem('loggedInUser')).toBeNull();
    expect(useSession.getState().document).toBeUndefined();
    expect(requestsPending.count()).toBe(0);
    expect(isSignOutOpen()).toBe(true);
    configure({ exchange: () => Promise.resolve({ result: { ownSessionId: null } }) });
    container.querySelector('button')?.click();
    await done;
    expect(isSignOutOpen()).toBe(false);
  },
);
