import { configure } from '@lectern/api-client';
import { markSignOut } from '@lectern/auth/sign-out-mark';
import { clearImpersonateMode, forgetSession, leaveImpersonation, useSession } from '@lectern/auth';
import { messages } from '@lectern/contract/messages';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { lastWorkDone } from '@lectern/ui-kit';
import { finishSignOut } from '../session/finish-sign-out';
import { signInPath } from '../session/kept-path';
import { saveDrafts } from '../session/save-drafts';
import { markStale, takeBack } from '../session/tab-state';
import { joinTabs } from '../session/tabs';
import type { WaysOut } from '../session/ways-out';
import { goTo, reload } from '../start/go-to';
import { showLoading } from '../start/loading';
import { keepNotice } from '../start/notice';
import { showMessage } from '../start/show-message';
import * as texts from '../texts/stale';

/** A page that saves drafts before it is reloaded says after so long, in ms, what it waits for. */
const timeout = 8_000;

interface OpenForms {
  /** Asks about unsaved work; resolves with false when the person stays. */
  readonly mayLeave: () => Promise<boolean>;
  /** Whether a form holds what is not saved. */
  readonly isDirty: () => boolean;
  /** Takes the console off the page and answers the container it was in. */
  readonly close: () => HTMLElement;
}

/**
 * The ways out of the console: by the person, by the server, by another tab. A page load comes next, so
 * that nothing of the session stays in memory.
 */
export const leaving = ({ mayLeave, isDirty, close }: OpenForms): WaysOut => {
  let gone = false;
  /** The sign-out is being sent: from here on an error renews nothing. Before that, drafts may still need a fresh token. */
  let signingOut = false;
  /** When this tab's own session last came back. */
  let backAt = 0;
  const tabs = joinTabs((news) => {
    const own = useSession.getState().document?.session.id;
    if (gone || own === undefined) return;
    if (news.is === 'signed in' && news.sessionId === own) {
      backAt = performance.now();
      takeBack();
    } else if (news.is === 'signed in') markStale('other session');
    else if (isDirty()) markStale('signed out');
    else leaveFor(signInPath(location.pathname + location.search));
  });

  const leaveFor = (path: string): void => {
    gone = true;
    tabs.close();
    goTo(path);
  };

  const onSessionEnded = (): void => {
    if (gone) return;
    gone = true;
    keepNotice(messages.loginToContinue);
    const path = signInPath(location.pathname + location.search);
    const wasDirty = isDirty();
    forgetSession();
    if (!wasDirty) return leaveFor(path);
    // The forms go with the session, and keep their drafts on the device as they go.
    close();
    void lastWorkDone().then(() => leaveFor(path));
  };

  const signInAgain = (): void => {
    if (gone) return;
    // The next page signs out before it offers to sign in.
    markSignOut();
    onSessionEnded();
  };

  const signOut = async (): Promise<void> => {
    if (gone || !(await mayLeave())) return;
    const { document: open } = useSession.getState();
    if (!open) return leaveFor('/auth/login');
    gone = true;
    await finishSignOut(close(), async () => {
      signingOut = false;
      await saveDrafts(open.user.id);
      signingOut = true;
    });
    tabs.tell({ is: 'signed out' });
    leaveFor('/auth/login');
  };

  const goBackToAdmin = async (): Promise<void> => {
    if (gone || !(await mayLeave())) return;
    if (!useSession.getState().document?.impersonating) {
      clearImpersonateMode();
      return leaveFor('/');
    }
    [gone, signingOut] = [true, true];
    try {
      const ownSessionId = await leaveImpersonation();
      tabs.tell(ownSessionId === null ? { is: 'signed out' } : { is: 'signed in', sessionId: ownSessionId });
      leaveFor('/');
    } catch {
      // The server has not confirmed it, and the error has been shown: as with any log-out that fails, nothing stays open here.
      await finishSignOut(close());
      tabs.tell({ is: 'signed out' });
      leaveFor('/auth/login');
    }
  };

  const actAs = (document: SessionDocument): void => {
    tabs.tell({ is: 'signed in', sessionId: document.session.id });
    leaveFor('/');
  };

  const reloadPage = async (): Promise<void> => {
    const { document: open } = useSession.getState();
    if (gone || !open) return;
    gone = true;
    tabs.close();
    const container = close();
    showLoading(container);
    // A draft reaches the device only once its call has failed: until then a reload would lose it, and is the person's to decide.
    const timer = setTimeout(
      () => showMessage(container, texts.stillSaving, { label: texts.reload, run: reload }),
      timeout,
    );
    // What the API can't take stays on the device; so does everything when the code that sends it is gone.
    await saveDrafts(open.user.id).catch(() => undefined);
    clearTimeout(timer);
    reload();
  };

  const onSessionChanged = (sentAt: number): void => {
    // The answer to a call from before the session came back says nothing about now.
    if (sentAt < backAt) return;
    markStale(useSession.getState().document?.impersonating ? 'impersonation over' : 'other session');
  };
  configure({ onSessionEnded, onSessionChanged, isLeaving: () => signingOut });
  return { signOut, goBackToAdmin, actAs, signInAgain, reloadPage };
};
