import { useSession } from '@lectern/auth';

/** Who changes roles: the rights of the session decide what is offered, the API what is written. */
export const useOwn = () => {
  const { document, rights } = useSession();
  return { roleId: document?.role.id ?? 0, rights, isImpersonated: Boolean(document?.impersonating) };
};
