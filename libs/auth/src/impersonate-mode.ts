import { readCookie, removeCookie } from './cookies';

const name = 'impersonate_mode';

/** True when the flag is set. It only routes: banner and rights come from the session. */
export const isImpersonateMode = (): boolean => readCookie(name) === 'on';

export const clearImpersonateMode = (): void => removeCookie(name);
