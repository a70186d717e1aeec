import { messages } from '@lectern/contract/messages';
import { announce } from './live-region';
import { useToastHistory } from './toast-history';
import { useWaitingToasts } from './waiting-toasts';

/** So many toasts can be read again. */
const kept = 100;

/** Shows a toast and says it to screen readers; without words a success or a warning says 'Success' and an error 'Something went wrong'. */
export const notify = (level: 'success' | 'warning' | 'error', text: string): void => {
  const words = text || (level === 'error' ? messages.somethingWrong : messages.success);
  useWaitingToasts.setState((waiting) => [...waiting, { level, text: words }], true);
  announce(words);
  useToastHistory.setState((all) => [{ level, text: words, at: Date.now() }, ...all].slice(0, kept), true);
};
