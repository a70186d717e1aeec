import { enqueueSnackbar } from 'notistack';
import { messages } from '@lectern/contract/messages';
import { announce } from './live-region';

/** Shows a toast and says it to screen readers; without words a success or a warning says 'Success' and an error 'Something went wrong'. */
export const notify = (level: 'success' | 'warning' | 'error', text: string): void => {
  const words = text || (level === 'error' ? messages.somethingWrong : messages.success);
  enqueueSnackbar(words, { variant: level });
  announce(words);
};
