import { enqueueSnackbar } from 'notistack';
import { messages } from '@lectern/contract/messages';

/** Shows a toast; without words a success or a warning says 'Success' and an error 'Something went wrong'. */
export const notify = (level: 'success' | 'warning' | 'error', text: string): void => {
  enqueueSnackbar(text || (level === 'error' ? messages.somethingWrong : messages.success), { variant: level });
};
