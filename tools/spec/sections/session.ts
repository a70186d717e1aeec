import type { Section } from '../sentence';
import { held, open } from './write';

export const session: Section = {
  title: '4 Session, impersonation, token refresh, connectivity',
  sentences: [
    {
      id: '4.1',
      text: 'Session: logged in when the logged-in-user entry exists.',
      tests: [
        'auth/logged-in-user › somebody is logged in on a device exactly while it has their entry',
        'shell/start › without the entry of a logged-in user on the device a session opens nothing: the sign-in page is loaded, which ends it first',
        'auth/sign-out › the logged-in user is stored sealed under the device id',
        'e2e/session › the device keeps who is signed in sealed only, and after the sign-out the device id alone',
      ],
    },
    {
      id: '4.2',
      text: 'Logout calls the server; on success all stored local and cookie data is cleared and the user goes to the login page.',
      tests: [
        'shell/leaving › a confirmed sign-out informs the other tabs and leads to the sign-in page',
        'auth/sign-out › a confirmed sign-out clears what the session wrote and keeps the device id',
        'api/sign-out › ends the session and clears its cookies; the device keeps its id',
        'e2e/session › the device keeps who is signed in sealed only, and after the sign-out the device id alone',
      ],
    },
    {
      id: '4.3',
      text: 'If not logged in, logout goes straight to login.',
      tests: [
        'shell/leaving › who is not signed in any more goes straight to the sign-in page, without asking the server',
      ],
    },
    {
      id: '4.4',
      text: 'Impersonation: a cookie flag set to on.',
      tests: [
        'api/impersonate › acting for somebody else › answers their session with both names, the reason and the hour, and sets the flag that scripts may read',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 1440',
      ],
    },
    {
      id: '4.5',
      text: 'Leaving impersonation calls logout and, on success, removes the flag and goes to the root; if the flag is not on, it goes to the root.',
      tests: [
        'shell/leaving › going back ends the impersonation, informs the tabs which session continues, and leads to the root',
        'shell/leaving › where nobody impersonates, going back removes the flag and leads to the root without a log-out',
        'auth/sign-out › leaving an impersonation removes the flag and returns which session continues',
        'auth/sign-out › leaving that the server does not confirm keeps the flag',
      ],
    },
    {
      id: '4.6',
      text: 'While on, an already logged-in user entering auth is sent to the notify page.',
      tests: [
        'shell/redirect › while impersonating the auth pages lead to the notify page',
        'e2e/impersonation › an admin acts for a student and comes back without signing in, by keyboard alone, at 375',
      ],
    },
    {
      id: '4.7',
      text: 'Token refresh: on a 401 only one refresh runs at a time; other requests wait for its result and are then retried.',
      tests: [
        'api-client/send › twenty requests that meet a 401 wait for one refresh and are sent again',
        'api/refresh › gives parallel refreshes of one token the same successor',
        'e2e/session › an expired access token is refreshed and the request sent again, without a word',
      ],
    },
    {
      id: '4.8',
      text: "Connectivity: toast 'You are online' when it returns; 'Please check your internet connection' when lost.",
      tests: [
        'shell/connectivity › the loss and the return of the connection are announced',
        'e2e/shell › the loss and the return of the connection are announced, one toast at a time',
      ],
    },
    held(
      '4.9',
      'Editor: a to-do item toggles checked/unchecked. The table properties form opens; cancelling undoes all changes made in it.',
      'e2e/editor-constants › editor: a to-do item is checked and unchecked by its box and by keyboard',
      'e2e/editor-constants › editor: the form of a table names what is wrong after a pause, does not save it, and Cancel takes back all that it changed',
    ),
    held(
      '4.10',
      'The sidebar toggles expanded/collapsed, and a window resize event fires 300 ms after a toggle.',
      'shell/use-sidebar › as a column it is expanded by default, and a toggle is kept with the person',
      'shell/use-sidebar › the window gets a resize event 300 ms after a toggle, not before',
    ),
    open('4.11', 'Batch timing status transitions: not shown.'),
    open('4.12', 'Course, coupon and plan status changes exist as call paths only; their states are not shown.'),
  ],
};
