import { isImpersonateMode, useSession } from '@lectern/auth';
import type { Visitor } from './redirect';

/** The signed-in person as the redirect rules see them, now. */
export const currentVisitor = (): Visitor | undefined => {
  const { document, rights } = useSession.getState();
  return document && { roleId: document.role.id, rights, impersonating: isImpersonateMode() };
};
