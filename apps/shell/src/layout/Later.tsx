import { useEffect, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useSession } from '@lectern/auth';
import { notificationCalls } from '@lectern/contract/platform/notification';
import { watchHealth } from '../health/watch-health';
import { openSocket } from '../live/socket';
import { watchLive } from '../live/watch-live';
import { OverrideDoor } from '../override/OverrideDoor';
import { readSession } from '../session/watch-session';
import { TryDoor } from '../tries/TryDoor';

let stop: (() => void) | undefined;

/** Opens the socket once for the page, whichever layout is shown. */
const startLive = (): void => {
  stop ??= watchLive({
    open: openSocket,
    sessionId: () => useSession.getState().document?.session.id,
    readSession,
    readUnread: async () =>
      (await send(notificationCalls.list, { limit: 1 }, { quiet: true, handled: 'all' })).unreadCount,
  });
};

let stopHealth: (() => void) | undefined;
/** Counts for the page, whichever layout is shown. */
const startHealth = (): void => {
  stopHealth ??= watchHealth();
};

/** Parts of the page that come after its first screen: live connection, health reports, the questions for an override or a try. */
export function Later(): ReactNode {
  useEffect(startLive, []);
  useEffect(startHealth, []);
  return (
    <>
      <OverrideDoor />
      <TryDoor />
    </>
  );
}
