import { useSession } from '@lectern/auth';
import type { Asker } from './row-actions';

/** Who asks: the signed-in person. */
export const useAsker = (): Asker => {
  const { document, rights } = useSession();
  return { userId: document?.user.id ?? 0, rights, impersonated: Boolean(document?.impersonating) };
};
