import type { Access } from '@lectern/contract';

/** True when none of the rights opens it. */
export const refuseAccess = (access: Access, rights: readonly string[]): boolean =>
  access !== 'public' && access !== 'signed in' && !access.some((right) => rights.includes(right));
