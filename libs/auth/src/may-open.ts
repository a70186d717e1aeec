import type { Access } from '@lectern/contract/call';
import type { Right } from '@lectern/contract/rights';
import { messages } from '@lectern/contract/messages';
import { rightLabels } from '@lectern/contract/right-labels';

/** Rights of which any one would open a closed entry. Empty when it is open or needs only a sign-in. */
export const missingRights = (access: Access, rights: ReadonlySet<string>): readonly Right[] =>
  typeof access === 'string' || access.some((right) => rights.has(right)) ? [] : access;

/** True when a signed-in user with these rights may open it. The API checks every right again. */
export const mayOpen = (access: Access, rights: ReadonlySet<string>): boolean =>
  missingRights(access, rights).length === 0;

/** Words for a signed-in user who may not open an entry, or undefined. */
export const refuseReason = (entry: { readonly access: Access }, rights: ReadonlySet<string>): string | undefined => {
  const missing = missingRights(entry.access, rights);
  return missing.length === 0 ? undefined : `${messages.notAllowed}: you need the permission ${rightLabels(missing)}`;
};
