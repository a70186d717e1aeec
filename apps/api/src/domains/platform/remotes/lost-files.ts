import type { Release } from '@lectern/remote-kit';
import type { ObjectStore } from '../../../storage/store';
import { digestOf, releasePath } from '../../../server/delivery/paths';

type Stored = Pick<Release, 'version' | 'files'> & { readonly declared: { readonly name: string } };

/** The files that the store should hold of a published release and does not, or holds with other bytes; release.json and its signature too. */
export const lostFiles = async (
  store: ObjectStore,
  { declared: { name }, version, files }: Stored,
): Promise<string[]> => {
  const read = (path: string) => store.read(releasePath(name, version, path));
  const lost = await Promise.all([
    ...Object.entries(files).map(async ([path, { integrity }]) => {
      const bytes = await read(path);
      return bytes && digestOf(bytes) === integrity ? [] : [path];
    }),
    ...['release.json', 'release.json.sig'].map(async (path) => ((await read(path)) ? [] : [path])),
  ]);
  return lost.flat().sort();
};

/** This many names are enough for a person; more of them only fill the line. */
const named = 5;

/** Why a release whose files are lost can't be given to anybody, or undefined where none is. */
export const lostReason = (version: string, lost: readonly string[]): string | undefined => {
  const [first, ...others] = lost;
  if (first === undefined) return undefined;
  const rest = lost.length - named;
  const names = `${lost.slice(0, named).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  return `The store has lost ${others.length === 0 ? 'a file' : `${lost.length} files`} of ${version} (${names}): publish it again to have ${others.length === 0 ? 'it' : 'them'} back`;
};
