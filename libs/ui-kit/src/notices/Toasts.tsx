import type { ReactNode } from 'react';
import { SnackbarProvider } from 'notistack';
import { Toast } from './Toast';

const looks = { success: Toast, warning: Toast, error: Toast, info: Toast, default: Toast };

/** Toasts as the specification has them: one open at a time, no duplicates. */
export function Toasts({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={looks}
      classes={{ containerRoot: 'toasts' }}
    >
      {children}
    </SnackbarProvider>
  );
}
