import { forwardRef, useEffect, useState, type ReactNode } from 'react';
import { CircleCheck, CircleX, TriangleAlert, WifiOff, X } from 'lucide-react';
import { messages } from '@lectern/contract/messages';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import * as texts from '../texts/toast';
import { toastClock, toastTime } from './toast-clock';
import './toast.css';

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: CircleCheck,
  default: CircleCheck,
} as const;

/** One toast: an icon, the words, a way to close it and a bar that runs down; it waits while the pointer or the focus is on it. The live region says it. */
export const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast(
  { id, message, variant },
  ref,
): ReactNode {
  const { closeSnackbar } = useSnackbar();
  const [held, setHeld] = useState(false);
  const [clock] = useState(() => toastClock(() => closeSnackbar(id)));
  useEffect(() => {
    if (held) clock.hold();
    else clock.run();
    return () => clock.hold();
  }, [held, clock]);
  const Icon = message === messages.offline ? WifiOff : icons[variant];
  return (
    <SnackbarContent
      ref={ref}
      className="toast"
      role="group"
      aria-label={texts.notice}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={`toast-words is-${variant}`}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <span>{message}</span>
        <button type="button" aria-label={texts.close} title={texts.close} onClick={() => closeSnackbar(id)}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      <i className={held ? 'toast-bar is-held' : 'toast-bar'} style={{ animationDuration: `${toastTime}ms` }} />
    </SnackbarContent>
  );
});
