import type { Registry, SessionDocument } from '@lectern/contract/platform/session';
import type { RegistryEntry } from '@lectern/remote-kit';
import type { ClosedRoute } from '../layout/screen-of';

/** The registry in its full shape: the contract may not know remote-kit and names only what it needs of an entry. */
type FullRegistry = Registry<RegistryEntry> & { readonly closed?: readonly ClosedRoute[] };

const full = (document: SessionDocument): FullRegistry => document.registry as FullRegistry;

/** The remotes that the signed-in person may open. */
export const registryOf = (document: SessionDocument): readonly RegistryEntry[] => full(document).remotes;

/** The paths that the console knows and the person may not open. */
export const closedOf = (document: SessionDocument): readonly ClosedRoute[] => full(document).closed ?? [];
