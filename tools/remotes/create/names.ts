import { liesUnder } from '@lectern/remote-kit/declared';

/** A path that somebody answers already. */
export interface TakenPath {
  readonly path: string;
  readonly owner: string;
}

export interface Around {
  /** Folders under apps/ and libs/. */
  readonly folders: readonly string[];
  readonly paths: readonly TakenPath[];
}

/** Paths that the console serves itself. No remote can have a route below them. */
const own: readonly TakenPath[] = [
  '/api',
  '/auth',
  '/change-password',
  '/files',
  '/impersonate-notify',
  '/remotes',
  '/setting',
  '/shell',
  '/student-area',
  '/users',
].map((path) => ({ path, owner: 'the console itself' }));

/** The full name: `library` is `library-mfe`. */
export const fullName = (givenName: string): string => (givenName.endsWith('-mfe') ? givenName : `${givenName}-mfe`);

/** The path under which a new remote begins: `/library`. */
export const pathOf = (name: string): string => `/${name.replace(/-mfe$/, '')}`;

/** Its name for people: `video-library-mfe` is 'Video library'. */
export const titleOf = (name: string): string => {
  const words = pathOf(name).slice(1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every reason why no remote of this name can be made here; empty when it can. */
export const nameReasons = (name: string, { folders, paths }: Around): string[] => {
  const first = pathOf(name);
  const owner = [...own, ...paths].find(({ path }) => liesUnder(first, path) || liesUnder(path, first));
  return [
    /^[a-z]/.test(name) ? undefined : `"${name}" does not begin with a small letter`,
    /^[a-z0-9-]*$/.test(name) ? undefined : `"${name}" holds more than small letters, digits and hyphens`,
    /--|^-/.test(name) ? `"${name}" has a hyphen without a word next to it` : undefined,
    name === '-mfe' || name === 'mfe-mfe' ? `"${name}" says nothing but -mfe` : undefined,
    name.length > 41 ? `"${name}" is longer than 41 letters` : undefined,
    folders.includes(name) ? `there is a ${name} in this checkout already` : undefined,
    owner ? `the path ${first} belongs to ${owner.owner}${owner.path === first ? '' : ` (${owner.path})`}` : undefined,
  ].filter((reason) => reason !== undefined);
};
