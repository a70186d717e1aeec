import { mayOpen, missingRights } from '@lectern/auth/may-open';
import type { RegistryEntry, RouteEntry } from '@lectern/remote-kit';
import { answersPath, segments } from '@lectern/remote-kit/answers-path';
import { matchRoute, type Match } from '../composition/routes';
import * as texts from '../texts/layout';
import { ownRoutes, settingRoutes, type OwnName, type OwnRoute } from './own-routes';

/** A path that the console knows and this person may not open: only its name and what it wants, no code of it. */
export type ClosedRoute = Pick<RouteEntry, 'path' | 'deeper' | 'title' | 'access'>;

/** The content of a path. */
export type Screen =
  | { readonly is: 'home'; readonly title: string; readonly layout: 'full' }
  | { readonly is: 'student area'; readonly title: string; readonly layout: 'content' }
  | { readonly is: 'impersonate notify'; readonly title: string; readonly layout: 'bare' }
  | { readonly is: 'own'; readonly title: string; readonly layout: 'full'; readonly name: OwnName }
  | { readonly is: 'remote'; readonly title: string; readonly layout: 'full' | 'content'; readonly match: Match }
  | {
      readonly is: 'forbidden';
      readonly title: string;
      readonly layout: 'full';
      readonly missing: readonly string[];
      readonly of: string;
    }
  | { readonly is: 'not found'; readonly title: string; readonly layout: 'full' };

interface Known {
  readonly remotes: readonly RegistryEntry[];
  readonly closed?: readonly ClosedRoute[];
  readonly rights: ReadonlySet<string>;
}

const forbidden = ({ title, access }: ClosedRoute, rights: ReadonlySet<string>): Screen => ({
  is: 'forbidden',
  title: texts.notAllowed,
  layout: 'full',
  of: title,
  missing: missingRights(access, rights),
});

const ownRouteAt = (pathname: string, rights: ReadonlySet<string>): OwnRoute | undefined =>
  pathname === '/setting'
    ? (settingRoutes.find(({ access }) => mayOpen(access, rights)) ?? settingRoutes[0])
    : ownRoutes.find(({ path }) => path === pathname);

/** What a person with these rights finds at a path, from declared data alone: nothing is loaded to answer it. */
export const screenOf = (pathname: string, { remotes, closed = [], rights }: Known): Screen => {
  if (pathname === '/') return { is: 'home', title: texts.home, layout: 'full' };
  if (pathname === '/student-area') return { is: 'student area', title: texts.studentArea, layout: 'content' };
  if (pathname === '/impersonate-notify')
    return { is: 'impersonate notify', title: texts.impersonateMode, layout: 'bare' };
  const own = ownRouteAt(pathname, rights);
  if (own)
    return missingRights(own.access, rights).length > 0
      ? forbidden(own, rights)
      : { is: 'own', title: own.title, layout: 'full', name: own.name };
  const match = matchRoute(pathname, remotes);
  const shut = closed
    .filter((route) => answersPath(route, pathname))
    .sort((a, b) => segments(b.path).length - segments(a.path).length)[0];
  if (shut && (!match || segments(shut.path).length > segments(match.route.path).length))
    return forbidden(shut, rights);
  if (!match) return { is: 'not found', title: texts.notFound, layout: 'full' };
  if (missingRights(match.route.access, rights).length > 0) return forbidden(match.route, rights);
  return { is: 'remote', title: match.route.title, layout: match.route.layout, match };
};
