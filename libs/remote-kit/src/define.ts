import type { Access } from '@lectern/contract';
import type { CommandEntry, Exposes, RemoteConfig } from './types';

/** Types a remote's declaration; `remote.config.ts` exports the result as its default. */
export const defineConfig = <const C extends RemoteConfig>(config: C): C => config;

/** Types the code behind a declaration; `src/remote.ts` exports the result as its default. Keys are the `expose` names of the declaration. */
export const defineRemote = <const E extends Exposes>(exposes: E): E => exposes;

interface ListOfRecords {
  /** Unique among the records of all remotes, singular: 'skill'. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** The list's route; it opens a record by `?id=` and those that were deleted by `?deleted=only`. */
  readonly list: string;
  /** Further words that adding one is found by. */
  readonly keywords?: readonly string[];
  readonly write: Access;
  readonly remove: Access;
  /** The place of adding one among the actions on the home page. */
  readonly home?: number;
}

/** The commands of a list that opens its records next to it: "Add skill" and "Recently deleted skills". */
export const listCommands = ({
  id,
  one,
  many,
  list,
  keywords = [],
  write,
  remove,
  home,
}: ListOfRecords): CommandEntry[] => [
  {
    id: `${id}-add`,
    title: `Add ${one}`,
    keywords: ['new', 'create', ...keywords],
    to: `${list}?id=new`,
    access: write,
    ...(home !== undefined && { home }),
  },
  {
    id: `${id}-deleted`,
    title: `Recently deleted ${many}`,
    keywords: ['restore', 'trash', 'undo'],
    to: `${list}?deleted=only`,
    access: remove,
  },
];
