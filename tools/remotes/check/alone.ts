import { createHash } from 'node:crypto';
import type { RegistryEntry, Release } from '@lectern/remote-kit';

/** The part of a session document that says which remotes there are, and what the person may. */
interface Session {
  readonly rights: readonly string[];
  readonly registry: {
    readonly revision: number;
    readonly remotes: readonly RegistryEntry[];
    readonly closed?: readonly unknown[];
  };
}

/** The folder of a release in a console, as an address's path. */
export const folderOf = ({ declared, version }: Release): string => `/remotes/${declared.name}/${version}/`;

/** The registry's entry of a release that is in a folder only. */
export const entryOf = (release: Release, text: string): RegistryEntry => {
  const { declared, version, files } = release;
  const folder = folderOf(release);
  const integrity = files['remoteEntry.js']?.integrity;
  return {
    name: declared.name,
    title: declared.title,
    version,
    state: 'enabled',
    ...(integrity && { entry: { url: `${folder}remoteEntry.js`, integrity } }),
    releaseUrl: `${folder}release.json`,
    releaseDigest: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    declared,
  };
};

/** A session in which this remote alone is registered; `stripped` of every right, when they were taken from the person. */
export const aloneIn = <S extends Session>(session: S, entry: RegistryEntry, stripped = false): S => ({
  ...session,
  rights: stripped ? [] : session.rights,
  registry: { ...session.registry, remotes: [entry], closed: [] },
});

const inert = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** index.html with the session of `change`, and without hints of other remotes' files. */
export const pageWith = (html: string, change: (session: Session) => Session): string =>
  html
    .replaceAll(/<link rel="preload"[^>]*href="\/remotes\/[^>]*>\n?/g, '')
    .replace(
      /(<script type="application\/json" id="session">)(.*?)(<\/script>)/s,
      (_all, open: string, session: string, close: string) =>
        open + inert(change(JSON.parse(session) as Session)) + close,
    );
