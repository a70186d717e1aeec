import type { SessionDocument } from '@lectern/contract/platform/session';
import { isLoggedInUserStored } from '@lectern/auth/logged-in-user-entry';
import { isSignOutOpen } from '@lectern/auth/sign-out-mark';
import * as texts from '../texts/start';
import { pageSession } from './page-session';
import { showLoading } from './loading';
import { showMessage } from './show-message';
import { warmFormats } from './warm-formats';
import { placeToastSheet } from './toast-sheet';

/** Opens the signed-in part of the console in `container`; `before` runs at the last moment before its first render. */
export type OpenConsole = (container: HTMLElement, document: SessionDocument, before?: () => void) => Promise<void>;

export interface StartOptions {
  /** Loads the signed-in part. The composed console and the static build of the benchmark differ here alone. */
  readonly openConsole: () => Promise<OpenConsole>;
}

/**
 * Decides from the page alone what is loaded: the console where the server gave it a session and the device has the entry of a
 * logged-in user; otherwise (or with a sign-out that the server has not confirmed) the sign-in page, a small chunk of its own.
 */
export const start = async ({ openConsole }: StartOptions): Promise<void> => {
  const container = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
  if (!globalThis.isSecureContext) return showMessage(container, texts.insecure);
  placeToastSheet();
  showLoading(container);
  const session = pageSession();
  const isLetIn = isLoggedInUserStored() && !isSignOutOpen();
  try {
    if (session && isLetIn) {
      const arriving = openConsole();
      warmFormats();
      const open = await arriving;
      return await open(container, session);
    }
    const { openSignIn } = await import(/* webpackChunkName: "sign-in" */ '../sign-in/open');
    await openSignIn(container, openConsole, session !== undefined);
  } catch (error) {
    // Into the browser's console, and to the file that watches the start.
    reportError(error);
    showMessage(container, texts.unreachable, { label: texts.tryAgain, run: () => location.reload() });
  }
};
