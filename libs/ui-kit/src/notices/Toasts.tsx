import type { ReactNode } from 'react';
import { useLate } from '../kit/late';
import { toastCode } from './toast-code';
import { useWaitingToasts } from './waiting-toasts';

/** What toasts are shown over. Their place comes late; a toast before that waits for it. */
export function Toasts({ children }: { readonly children: ReactNode }): ReactNode {
  const isWanted = useWaitingToasts((waiting) => waiting.length > 0);
  const code = useLate(toastCode, isWanted);
  return (
    <>
      {children}
      {code && <code.ToastPlace />}
    </>
  );
}
