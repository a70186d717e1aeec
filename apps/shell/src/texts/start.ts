/** Before anything is loaded, and when it could not be. */
export const loading = 'Loading...';
export const insecure = 'Open this page over https (or on localhost).';
export const unreachable = 'The console could not be loaded. Check the connection and try again.';
export const tryAgain = 'Try again';
