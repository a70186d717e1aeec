import type { Section } from '../sentence';

export const errors: Section = {
  title: '8 Error catalogue',
  sentences: [
    {
      id: '8.1',
      text: '400: the error list or error text is passed to the caller.',
      tests: [
        'api-client/send › a refusal reaches the caller with its status and its error, a list as well as a text',
        'api/frame › refusals › 400 names the fields',
        'api-client/hooks › a mutation passes what the form handles itself',
        'api-client/catalogue › a 400 that no form took shows its first constraint',
      ],
    },
    {
      id: '8.2',
      text: '401: a message is taken.',
      tests: [
        'api/frame › refusals › 401 without a session, with the text that sends to sign-in and a reference',
        'api-client/catalogue › a 401 is no toast of its own: the refresh speaks',
      ],
    },
    {
      id: '8.3',
      text: "If the call was the token refresh: toast 'Please login to continue', then log out.",
      tests: [
        'api-client/send › a refused refresh says "Please login to continue" once and ends the session',
        'shell/leaving › a session that the server ended leads to the sign-in page, which says why and keeps the path',
        'e2e/session › a session that is over leads to the sign-in page, which says so and keeps the path',
      ],
    },
    {
      id: '8.4',
      text: 'If the call was logout: clear tokens and go to auth/login.',
      tests: [
        'api-client/send › a 401 of the log-out itself is its answer: nothing is refreshed',
        'auth/sign-out › a session that is over already counts as signed out',
      ],
    },
    {
      id: '8.5',
      text: 'Otherwise refresh the token and retry.',
      tests: [
        'api-client/send › twenty requests that meet a 401 wait for one refresh and are sent again',
        'api-client/send › a request that is refused again after the refresh is not sent a third time',
        'e2e/session › an expired access token is refreshed and the request sent again, without a word',
      ],
    },
    {
      id: '8.6',
      text: "403: toast with the server error, default 'Not allowed to access'.",
      tests: [
        'api-client/catalogue › a 403 says what the server says, by default "Not allowed to access"',
        'api/frame › refusals › 403 names every right of which one would do',
      ],
    },
    {
      id: '8.7',
      text: "404, 409, 500: toast with the server's result, error or message text.",
      tests: [
        'api-client/catalogue › a 404 shows the first text of result, error and message',
        'api-client/catalogue › a 409 shows the first text of result, error and message',
        'api-client/catalogue › a 500 shows the first text of result, error and message',
      ],
    },
    {
      id: '8.8',
      text: 'Any failing logout clears tokens and goes to auth/login; the spinner is hidden and an error toast is shown.',
      tests: [
        'shell/finish-sign-out › a log-out that fails with…',
        'auth/sign-out › a sign-out that fails clears the device too and leaves the mark until one is confirmed',
        'shell/leaving › a sign-out that fails opens nothing until it is confirmed by another try',
        'api-client/send › quiet requests do not move the spinner, others do until they end',
        'e2e/session › a sign-out that the server did not hear of opens nothing until it did',
      ],
    },
    {
      id: '8.9',
      text: 'Errors reach callers as an object with the status code and the error; auth-path errors are the decrypted body.',
      tests: [
        'api-client/send › a refusal reaches the caller with its status and its error, a list as well as a text',
        'api-client/send › a sealed refusal is opened, and its text reaches the caller',
      ],
    },
    {
      id: '8.10',
      text: "Error toast text order: the string itself, data.message, message, else 'Something went wrong'.",
      tests: [
        'api-client/catalogue › an error text is the string itself, then data.message, then message, else "Something went wrong"',
      ],
    },
    {
      id: '8.11',
      text: "Success and warning toasts fall back to 'Success'.",
      tests: ['ui-kit/Toasts › without words a success and a warning say Success, an error says Something went wrong'],
    },
    {
      id: '8.12',
      text: "Constant message: 'Unable to process request'.",
      tests: [
        'api-client/catalogue › no answer says "Please check your internet connection" while offline, else "Unable to process request"',
        'api-client/send › an answer that is no envelope becomes a failure with a text',
      ],
    },
    {
      id: '8.13',
      text: 'Unknown routes: Page Not Found.',
      tests: [
        'shell/Screen › an address that nothing declares is Page Not Found, with a way home',
        'shell/Screen › an address below a screen is Page Not Found, with a way home',
        'shell/Screen › an address of a screen that is not built yet is Page Not Found, with a way home',
        'e2e/shell › an address that leads nowhere is Page Not Found, and Back To Home leads home',
      ],
    },
    {
      id: '8.14',
      text: 'No stored logged-in user: redirect to home/login.',
      tests: [
        'shell/start › without the entry of a logged-in user on the device a session opens nothing: the sign-in page is loaded, which ends it first',
        'shell/Screen › a navigation lets nobody in whose entry is gone from the device: nothing of the screen is shown, and the sign-in is next',
        'shell/redirect › nobody signed in: home leads to the sign-in, other paths are kept on the way there',
        'e2e/session › after the sign-in the path that was asked for opens, without a reload',
      ],
    },
    {
      id: '8.15',
      text: "Editor: alert 'Cannot retrieve marvin instance from iframe' or 'Cannot retrieve sketcher instance from iframe'.",
      tests: [
        'content-mfe/marvin › a frame without MarvinJS is refused in the words of the specification, and removed',
        'content-mfe/marvin › a frame whose MarvinJS has no sketcher is refused in the words of the specification, and removed',
      ],
    },
    {
      id: '8.16',
      text: 'Other server error handling: not shown.',
      tests: [
        'api-client/catalogue › a 413 says its message',
        'api-client/catalogue › a 415 says its message',
        'api-client/catalogue › a 429 says its message',
        'api-client/send › no answer is status 0',
      ],
    },
  ],
};
