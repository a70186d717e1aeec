import { refuseAccess } from '../../../server/delivery/access';
import type { SessionDocument } from '@lectern/contract/platform';
import { answersPath } from '@lectern/remote-kit/answers-path';
import type { RegistryEntry, Release, RouteEntry } from '@lectern/remote-kit';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { PersonalRegistry } from '../remotes/registry';

/** Something that the page will need: the browser starts to fetch it while it reads the page. */
export interface Hint {
  readonly href: string;
  readonly as: 'script' | 'style' | 'font' | 'fetch';
  readonly integrity?: string;
  readonly priority?: 'high' | 'low';
}

interface HintInput {
  readonly build: ShellBuild;
  readonly document: SessionDocument | undefined;
  readonly path: string;
  readonly releaseOf: (entry: RegistryEntry) => Release | undefined;
}

const kindOf = (file: string): Hint['as'] =>
  file.endsWith('.css') ? 'style' : file.endsWith('.woff2') ? 'font' : 'script';

/** The remote and route that a path leads to, by whole segments; the longest wins, as in the browser. */
export const routeAt = (
  remotes: readonly RegistryEntry[],
  path: string,
): { entry: RegistryEntry; route: RouteEntry } | undefined =>
  remotes
    .flatMap((entry) => entry.declared.routes.map((route) => ({ entry, route })))
    .filter(({ route }) => answersPath(route, path))
    .sort((a, b) => b.route.path.length - a.route.path.length)[0];

const fileHints = ({ files, hash }: ShellBuild, names: readonly string[]): Hint[] =>
  names.map((file) => ({ href: `/shell/${hash}/${file}`, as: kindOf(file), integrity: files[file]?.integrity ?? '' }));

const fontHints = ({ fonts, hash }: ShellBuild): Hint[] =>
  fonts.map((file) => ({ href: `/shell/${hash}/${file}`, as: 'font' }));

const remoteHints = (
  build: ShellBuild,
  entry: RegistryEntry,
  expose: string,
  releaseOf: HintInput['releaseOf'],
): Hint[] => {
  const release = entry.state === 'enabled' ? releaseOf(entry) : undefined;
  if (!release) return [];
  const files = [...new Set([...(release.assets['entry'] ?? []), ...(release.assets[expose] ?? [])])];
  const folder = entry.releaseUrl.replace(/release\.json$/, '');
  const shares = (release.needs?.[expose] ?? []).flatMap((name) => build.shares[name] ?? []);
  return [
    ...fileHints(build, [...shares, ...(build.chunks['federation'] ?? [])]),
    { href: entry.releaseUrl, as: 'fetch' },
    ...files.map((file): Hint => ({
      href: folder + file,
      as: kindOf(file),
      integrity: release.files[file]?.integrity ?? '',
    })),
  ];
};

/** The code of the page at this path for somebody: the console's chunk, and the remote's files if they may open it. */
const consoleHints = ({ build, path, releaseOf }: HintInput, document: SessionDocument): Hint[] => {
  const found = routeAt((document.registry as PersonalRegistry).remotes, path);
  const console = fileHints(build, build.chunks['console'] ?? []);
  // What an override brings comes from elsewhere; what is live is not wanted then.
  const overridden = document.overrides.some(({ name }) => name === found?.entry.name);
  if (!found || overridden || refuseAccess(found.route.access, document.rights)) return console;
  // The benchmark's build without federation carries the screens itself, as chunks of the same names.
  const own = build.chunks[found.route.expose];
  return [
    ...console,
    ...(own ? fileHints(build, own) : remoteHints(build, found.entry, found.route.expose, releaseOf)),
  ];
};

/**
 * What the page at this path needs besides the entry, in the order in which it is to come. The sign-in is drawn as soon
 * as its code is there, so its font comes first. The console's code takes longer to run than the font to arrive after it.
 */
export const hintsFor = (input: HintInput): Hint[] => {
  const { build, document } = input;
  return document
    ? [...consoleHints(input, document), ...fontHints(build)]
    : [...fontHints(build), ...fileHints(build, build.chunks['sign-in'] ?? [])];
};
