/** The server has not confirmed that the person is signed out. */
export const notConfirmed =
  'You are signed out on this device, but the server has not confirmed it yet. Nothing can be opened until it has.';
export const tryAgain = 'Try again';
