import type { ReactNode } from 'react';
import { LecternTheme } from '@lectern/ui-kit/theme';

/** Nobody is signed in, so nobody's choice is known: the page follows the device. */
export function StandaloneTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return <LecternTheme mode="system">{children}</LecternTheme>;
}
