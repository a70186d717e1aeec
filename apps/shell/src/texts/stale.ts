/** A tab whose session is no longer the browser's. */
export const reload = 'Reload';
export const stale = {
  'other session': 'Somebody else signed in, in another tab of this browser. This tab saves nothing more; reload it to go on. What you typed stays here until then.',
  'impersonation over': 'Acting for somebody else is over. This tab saves nothing more under their name; reload it to go on as yourself. What you typed stays here until then.',
  'signed out': 'You signed out in another tab of this browser. This tab saves nothing more; reload it to sign in. What you typed stays here until then.',
};
