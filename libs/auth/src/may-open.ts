import type { Access } from '@lectern/contract/call';
import type { Right } from '@lectern/contract/rights';
import { messages } from '@lectern/contract/messages';
import { rightLabels } from '@lectern/contract/right-labels';

/** The rights of which any one would open what is closed; empty when it is open or only wants a sign-in. */
export const missingRights = (access: Access, rights: ReadonlySet<string>): readonly Right[] =>
  typeof access === 'string' || access.some((right) => rights.has(right)) ? [] : access;

/** Whether a signed-in person with these rights may open it. The API checks every right again. */
export const mayOpen = (access: Access, rights: ReadonlySet<string>): boolean =>
  missingRights(access, rights).length === 0;

/** Why a signed-in person may not open an entry, in words for a person, or undefined. */
export const refuseReason = (entry: { readonly access: Access }, rights: ReadonlySet<string>): string | undefined => {
  const missing = missingRights(entry.access, rights);
  return missing.length === 0 ? undefined : `${messages.notAllowed}: you need the permission ${rightLabels(missing)}`;
};
