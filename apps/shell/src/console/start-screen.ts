import { useSession } from '@lectern/auth';
import { versionHere } from '../composition/one-per-page';
import { promised } from '../composition/load-component';
import { stateOf } from '../composition/remote-store';
import { screenOf } from '../layout/screen-of';
import { closedOf, registryOf } from '../session/registry';

/**
 * Starts to load the remote's screen at a path as soon as the address has changed, before React draws anything. Left to the drawing: what the
 * person may not open, and a remote of which another version is in the page, for its place may keep that one.
 */
export const startScreen = (pathname: string): void => {
  const { document, rights } = useSession.getState();
  if (!document) return;
  const screen = screenOf(pathname, { remotes: registryOf(document), closed: closedOf(document), rights });
  if (screen.is !== 'remote') return;
  const { entry, route } = screen.match;
  const there = stateOf(entry.name);
  if (versionHere(entry) === entry && (there.is === 'idle' || there.version === entry.version))
    void promised(entry, route.expose);
};
