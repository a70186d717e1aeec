import { createRoot } from 'react-dom/client';
import { configure } from '@lectern/api-client';
import { deviceId } from '@lectern/auth/device-id';
import { clearImpersonateMode } from '@lectern/auth/impersonate-mode';
import { keepLoggedInUser } from '@lectern/auth/logged-in-user';
import { forgetLoggedInUser } from '@lectern/auth/logged-in-user-entry';
import { isSignOutOpen } from '@lectern/auth/sign-out-mark';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { showMessage } from '../start/show-message';
import { finishSignOut } from '../session/finish-sign-out';
import { keptPath } from '../session/kept-path';
import { endsImpersonateMode, redirectOf } from '../session/redirect';
import { joinTabs } from '../session/tabs';
import { goTo } from '../start/go-to';
import { takeNotice } from '../start/notice';
import type { StartOptions } from '../start/start';
import { whenIdle } from '../start/when-idle';
import * as texts from '../texts/sign-in';
import { takeLinkToken } from './link-token';
import { SignInPage } from './SignInPage';

/** The form is at hand before anything else is fetched, in ms. */
const afterForm = 300;

/** Where a person goes after signing in. */
const next = (): string => keptPath(location.search) ?? '/';

const showPasswordPage = async (container: HTMLElement): Promise<void> => {
  const token = takeLinkToken();
  const { PasswordPage } = await import(/* webpackChunkName: "password-pages" */ './password-pages');
  container.replaceChildren();
  createRoot(container).render(
    <PasswordPage is={location.pathname === '/auth/reset-password' ? 'reset' : 'forgot'} token={token} />,
  );
};

/** Shows the sign-in page and, while it is idle, fetches what comes after it. A session that the page still has is ended first. */
export const openSignIn = async (
  container: HTMLElement,
  openConsole: StartOptions['openConsole'],
  hasSession = false,
): Promise<void> => {
  configure({ deviceId, sessionId: () => undefined });
  if (endsImpersonateMode(location)) clearImpersonateMode();
  const elsewhere = redirectOf(location, undefined);
  if (elsewhere) history.replaceState(null, '', elsewhere);
  if (hasSession || isSignOutOpen()) await finishSignOut(container);
  // Nobody is signed in, so an entry of an earlier session says something false.
  forgetLoggedInUser();

  const tabs = joinTabs((news) => {
    if (news.is === 'signed in') goTo(next());
  });
  if (location.pathname !== '/auth/login') return showPasswordPage(container);
  container.replaceChildren();
  const root = createRoot(container);
  const enter = async (document: SessionDocument): Promise<void> => {
    // Other tabs come back at once, and let in only whom the device has an entry of.
    await keepLoggedInUser({ role: document.role.id, rights: document.rights });
    tabs.tell({ is: 'signed in', sessionId: document.session.id });
    tabs.close();
    const target = next();
    try {
      const open = await openConsole();
      history.replaceState(null, '', target);
      await open(container, document, () => root.unmount());
    } catch {
      // The chunk did not come, but the session exists: a reload may help.
      showMessage(container, texts.signedIn, { label: texts.openConsole, run: () => goTo(target) });
      goTo(target);
    }
  };
  const prefetch = (): void => {
    for (const load of [() => import(/* webpackChunkName: "transport" */ '@lectern/api-client/transport'), openConsole])
      load().catch(() => undefined);
  };
  root.render(
    <SignInPage
      next={keptPath(location.search)}
      notice={takeNotice()}
      onShown={() => whenIdle(prefetch, afterForm)}
      onSignedIn={enter}
    />,
  );
};
