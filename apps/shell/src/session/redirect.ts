import type { Right } from '@lectern/contract/rights';
import { signInPath } from './kept-path';

/** The role that lands in the student area; every other role is staff. */
export const studentRole = 15;

/** Who is asking; undefined where nobody is signed in. */
export interface Visitor {
  readonly roleId: number;
  readonly rights: ReadonlySet<Right>;
  /** The cookie `impersonate_mode` is on; it only routes. */
  readonly impersonating: boolean;
}

/** What the auth section shows to who is not signed in. */
export const authPages: readonly string[] = ['/auth/login', '/auth/forgot-password', '/auth/reset-password'];

const isAuth = (pathname: string): boolean => pathname === '/auth' || pathname.startsWith('/auth/');

const awayFromAuth = ({ roleId, rights, impersonating }: Visitor): string => {
  if (impersonating) return '/impersonate-notify';
  if (roleId === studentRole) return '/student-area';
  return rights.has('categoryList') ? '/category/list' : '/';
};

/** Where somebody who asks for this address is sent instead, or undefined when the address may stay. */
export const redirectOf = (
  { pathname, search }: { pathname: string; search: string },
  visitor: Visitor | undefined,
): string | undefined => {
  if (!visitor) return authPages.includes(pathname) ? undefined : signInPath(pathname + search);
  if (isAuth(pathname)) return awayFromAuth(visitor);
  if (pathname === '/' && visitor.roleId === studentRole) return '/student-area';
  if (pathname === '/impersonate-notify' && !visitor.impersonating)
    return visitor.roleId === studentRole ? '/student-area' : '/';
  if (pathname === '/student-area' && visitor.roleId !== studentRole) return '/';
  return undefined;
};

/** Whether the address asks to forget the impersonation flag before anything else is decided. */
export const endsImpersonateMode = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  isAuth(pathname) && new URLSearchParams(search).get('impersonate_mode') === 'off';
