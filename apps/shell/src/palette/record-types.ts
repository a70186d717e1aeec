import type { RecordEntry, RegistryEntry } from '@lectern/remote-kit';
import { person } from '@lectern/remote-kit/menu';
import * as texts from '../texts/palette';

/** Of the records that are found, only accounts are the shell's own. */
const own: readonly RecordEntry[] = [{ type: 'users', title: texts.users, icon: person, list: '/users' }];

/** The record types that the remotes of this person declare, and the shell's own. */
export const recordTypes = (remotes: readonly RegistryEntry[]): readonly RecordEntry[] => [
  ...remotes.flatMap(({ declared }) => declared.records ?? []),
  ...own,
];

/** How a found type is shown: as it is declared, otherwise by what the API says of it, with an icon that fits any. */
export const shownAs = <Found extends Pick<RecordEntry, 'type' | 'title'>>(
  found: Found,
  records: readonly RecordEntry[],
): Found & Pick<RecordEntry, 'icon'> => {
  const declared = records.find(({ type }) => type === found.type);
  return { icon: 'rows-3', ...found, ...declared };
};
