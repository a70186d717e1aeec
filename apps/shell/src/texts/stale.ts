/** A tab that can't go on as it is: its session is no longer the browser's, or its code no longer the server's. */
export const reload = 'Reload';
const newer = 'A newer version is ready, and part of the one in this tab is no longer on the server.';
export const stale = {
  'other session':
    'Somebody else signed in, in another tab of this browser. This tab saves nothing more; reload it to go on. What you typed stays here until then.',
  'impersonation over':
    'Acting for somebody else is over. This tab saves nothing more under their name; reload it to go on as yourself. What you typed stays here until then.',
  'newer version': `${newer} Finish what you can, then reload: drafts of what you typed are offered again.`,
  'newer version, work unkept': `${newer} What you typed can't be kept: save it before you reload.`,
  'signed out':
    'You signed out in another tab of this browser. This tab saves nothing more; reload it to sign in. What you typed stays here until then.',
};
/** A page that is to reload, and can't go before its drafts are saved. */
export const stillSaving =
  'What you typed is still on its way to the server. The page reloads by itself as soon as it is saved; reloaded now, it may be lost.';
/** A tab whose override did not come. */
export const overrideLost = 'The override could not be loaded: what you see is live. Reload to try again.';
