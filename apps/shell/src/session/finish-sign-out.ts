import { configure } from '@lectern/api-client';
import { signOut } from '@lectern/auth/sign-out';
import { showMessage } from '../start/show-message';
import * as texts from '../texts/sign-out';

/** Signs out, each time after `before`; until the server confirms it, the page says why not and offers to try again. Resolves when confirmed. */
export const finishSignOut = (container: HTMLElement, before?: () => Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    let reason = '';
    configure({ notify: (_level, text) => (reason = text) });
    const attempt = async (): Promise<void> => {
      await before?.();
      if (await signOut()) return resolve();
      history.replaceState(null, '', '/auth/login');
      return showMessage(container, `${reason.replace(/\.?$/, '.')} ${texts.notConfirmed}`, {
        label: texts.tryAgain,
        run: () => void attempt(),
      });
    };
    void attempt();
  });
