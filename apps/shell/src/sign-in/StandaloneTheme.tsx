import type { ReactNode } from 'react';
import { LecternTheme } from '@lectern/ui-kit/theme';

/** Nobody is signed in, so nobody's choice is known: the look is the one by default. */
export function StandaloneTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return <LecternTheme mode="light">{children}</LecternTheme>;
}
