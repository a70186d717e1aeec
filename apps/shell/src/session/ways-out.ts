import { createContext, useContext } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';

/** The ways out of the session that this page is in; each loads a page. */
export interface WaysOut {
  /** Logs out, also of what an impersonation leads back to. */
  readonly signOut: () => Promise<void>;
  /** Ends the impersonation and goes on as oneself. */
  readonly goBackToAdmin: () => Promise<void>;
  /** Goes on as the person of this document, for whom the server has just opened a session. */
  readonly actAs: (document: SessionDocument) => void;
  /** The device no longer has the entry of a logged-in user: the session ends, at the server too, and the sign-in page comes. */
  readonly signInAgain: () => void;
  /** Loads the page again at its own address; the forms keep their drafts as they go. */
  readonly reloadPage: () => Promise<void>;
}

const nowhere = (): Promise<void> => Promise.resolve();

export const WaysOutContext = createContext<WaysOut>({
  signOut: nowhere,
  goBackToAdmin: nowhere,
  actAs: () => undefined,
  signInAgain: () => undefined,
  reloadPage: nowhere,
});
export const useWaysOut = (): WaysOut => useContext(WaysOutContext);
