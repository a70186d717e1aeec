import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import type { CommandEntry, RegistryEntry } from '@lectern/remote-kit';

/** So many actions have room next to the title. */
const mostActions = 2;

/** The actions of the home page: of the commands that their remotes declare for it, the first that the person may use. */
export const actionsOf = (remotes: readonly RegistryEntry[], rights: ReadonlySet<Right>): readonly CommandEntry[] =>
  remotes
    .flatMap(({ declared }) => declared.commands)
    .filter(({ home, access }) => home !== undefined && mayOpen(access, rights))
    .sort((a, b) => (a.home ?? 0) - (b.home ?? 0))
    .slice(0, mostActions);
