import { useEffect, type ReactNode } from 'react';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { Toast } from './Toast';
import { useWaitingToasts } from './waiting-toasts';

const looks = { success: Toast, warning: Toast, error: Toast, info: Toast, default: Toast };

/** Where toasts are shown: one open at a time, no duplicates. */
export function ToastPlace(): ReactNode {
  const waiting = useWaitingToasts();
  useEffect(() => {
    if (waiting.length === 0) return;
    useWaitingToasts.setState([], true);
    for (const { level, text } of waiting) enqueueSnackbar(text, { variant: level });
  }, [waiting]);
  return (
    <SnackbarProvider
      maxSnack={1}
      preventDuplicate
      autoHideDuration={null}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={looks}
      classes={{ containerRoot: 'toasts' }}
    />
  );
}
