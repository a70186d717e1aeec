import { readCookie, removeCookie } from './cookies';

const name = 'impersonate_mode';

/** Whether the flag is set; it only routes: banner and rights come from the session. */
export const isImpersonateMode = (): boolean => readCookie(name) === 'on';

export const clearImpersonateMode = (): void => removeCookie(name);
