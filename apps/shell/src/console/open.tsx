import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from '@lectern/api-client';
import { exchange } from '@lectern/api-client/transport';
import { clearImpersonateMode, deviceId, keepLoggedInUser, openSession, useSession } from '@lectern/auth';
import { isDirty, mayLeave, notify, setTimeZone } from '@lectern/ui-kit';
import { awaitFirstRoute, hintFirstRoute } from '../composition/first-route';
import type { Composition } from '../composition/composition-api';
import { watchErrors } from '../composition/watch-errors';
import { watchCrashes } from '../guard/crash-loop';
import { shareFairly } from '../guard/fair-shares';
import { watchFrame } from '../guard/hidden-frame';
import { blockKept } from '../guard/start-without';
import { guardIntrinsics } from '../guard/watch-intrinsics';
import { keepEarly } from '../health/early';
import { watchConnectivity } from '../notices/connectivity';
import { useOverrideStore, withOverride } from '../session/override-store';
import { endsImpersonateMode, redirectOf } from '../session/redirect';
import { registryOf } from '../session/registry';
import { currentVisitor } from '../session/visitor';
import { WaysOutContext } from '../session/ways-out';
import { watchSession } from '../session/watch-session';
import type { OpenConsole } from '../start/start';
import { nextTask } from '../start/next-task';
import { whenIdle } from '../start/when-idle';
import { overrideLost } from '../texts/stale';
import { Console } from './Console';
import { leaving } from './leaving';

/** Writes the sealed entry for anyone who is signed in now; a sign-out in between writes nothing. */
const keepWhoIsSignedIn = (): void => {
  const { document } = useSession.getState();
  if (document) void keepLoggedInUser({ role: document.role.id, rights: document.rights });
};

/** Dates are those of the business from the first paint on, and after the setting was changed. */
const keepTimeZone = (): void => {
  const { document } = useSession.getState();
  if (document) setTimeZone(document.settings.timeZone);
};

/** The first of what is drawn, so that the rest of it finds itself in the page. */
function Arrival({ onArrival }: { readonly onArrival: () => void }): ReactNode {
  useLayoutEffect(onArrival, [onArrival]);
  return null;
}

/** Opens the console of a signed-in person: session, redirects, then the first screen in one paint where it comes in time. Without a composition nothing can be overridden. */
export const opening =
  (composition?: Composition): OpenConsole =>
  async (container, served, before) => {
    hintFirstRoute(location.pathname, served);
    await nextTask();
    const session = await withOverride(served, composition);
    configure({
      exchange,
      deviceId,
      sessionId: () => useSession.getState().document?.session.id,
      notify: watchConnectivity(notify).notify,
    });
    openSession(session);
    keepTimeZone();
    useSession.subscribe(keepTimeZone);
    if (endsImpersonateMode(location)) clearImpersonateMode();
    const elsewhere = redirectOf(location, currentVisitor());
    if (elsewhere) history.replaceState(null, '', elsewhere);

    // Before the first paint: the theme itself comes a moment later.
    const { theme = 'light' } = session.user.preferences;
    if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
    const place = document.createElement('div');
    const root = createRoot(place);
    const close = (): HTMLElement => {
      root.unmount();
      return container;
    };
    const ways = leaving({ mayLeave, isDirty, close });
    watchSession();
    watchErrors();
    keepEarly();
    blockKept();
    guardIntrinsics(ways.reloadPage);
    watchFrame();
    shareFairly();

    await watchCrashes().catch(() => undefined);
    await awaitFirstRoute(location.pathname, registryOf(session));
    before?.();
    // In small steps, so that a slow processor answers in between; what the page shows meanwhile makes way for the whole.
    startTransition(() =>
      root.render(
        <WaysOutContext value={ways}>
          <Arrival onArrival={() => container.replaceChildren(place)} />
          <Console />
        </WaysOutContext>,
      ),
    );
    whenIdle(keepWhoIsSignedIn);
    if (useOverrideStore.getState().isLost) whenIdle(() => notify('warning', overrideLost));
    useSession.subscribe((now, earlier) => now.rights !== earlier.rights && keepWhoIsSignedIn());
  };
