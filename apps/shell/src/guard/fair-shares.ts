import { configure } from '@lectern/api-client';
import { useSession } from '@lectern/auth';
import { ownerOf, type Owner } from '../composition/attribution';
import { failureOf } from '../composition/explain';
import { note, noteThrown } from '../composition/remote-store';
import { matchRoute } from '../composition/routes';
import { registryOf } from '../session/registry';
import * as texts from '../texts/failure';
import { navigationLimit } from './navigation-limit';

/** More navigations a second freeze a tab. Where the stack names nobody it may be the shell's own list that follows a quick hand. */
const most = 20;
const mostOfScreen = 100;

/** What the shell asks for by itself must not wait for the remote that is on the screen. */
const own = /^(auth|session|notific|remotes|draft|preferences|search)/;

/** Whose screen is shown. */
const ownerOfScreen = (): Owner | undefined => {
  const { document } = useSession.getState();
  const match = document && matchRoute(location.pathname, registryOf(document));
  return match && { remote: match.entry.name, version: match.entry.version };
};

const report = ({ remote, version }: Owner): void => {
  const message = texts.tooManyNavigations(most);
  note(failureOf({ name: remote, version }, 'threw', [message]));
  noteThrown({ remote, version, fault: 'handlerErrors', message });
};

/** Gives each remote its share of requests and of navigations, and no more. */
export const shareFairly = (): void => {
  configure({
    ownerOf: (path) => (ownerOf(new Error().stack) ?? (own.test(path) ? undefined : ownerOfScreen()))?.remote,
  });
  const limit = navigationLimit();
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = History.prototype[name];
    History.prototype[name] = function (this: History, ...to) {
      const byStack = ownerOf(new Error().stack);
      const owner = byStack ?? ownerOfScreen();
      const answer = owner ? limit(owner.remote, byStack ? most : mostOfScreen, performance.now()) : 'go';
      if (answer === 'go') go.apply(this, to);
      else if (owner && answer === 'report') report(owner);
    };
  }
};
