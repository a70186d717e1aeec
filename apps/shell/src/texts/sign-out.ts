/** The server has not confirmed that the person is signed out. */
export const notConfirmed = 'You’re signed out here, but we couldn’t reach the server. Try again to finish.';
export const tryAgain = 'Try again';
