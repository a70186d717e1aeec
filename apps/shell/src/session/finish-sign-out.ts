import { signOut } from '@lectern/auth/sign-out';
import { showSentence } from '../start/sentence';

const open = 'You are signed out on this device, but the server has not confirmed it yet. Nothing can be opened until it has.';

/** Signs out; until the server confirms it, the page shows one sentence and offers to try again. Resolves when confirmed. */
export const finishSignOut = (container: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const attempt = async (): Promise<void> => {
      if (await signOut()) resolve();
      else showSentence(container, open, { label: 'Try again', run: () => void attempt() });
    };
    void attempt();
  });
