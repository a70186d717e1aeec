import { openSession, useSession } from '@lectern/auth';
import type { SessionDocument } from '@lectern/contract/platform/session';
import type { RegistryEntry } from '@lectern/remote-kit';
import type { Composition } from '../composition/composition-api';
import { useOverrideStore } from '../session/override-store';
import { registryOf } from '../session/registry';
import { readSession } from '../session/watch-session';
import { pageSession } from '../start/page-session';
import { overriding, type Standing } from './loader';
import { applyTries } from '../tries/apply-tries';
import { Bars } from './Bars';
import { readOverride } from './read';
import { withEntry, overrideEntryOf } from './override-entry';
import type { Override } from './status';
import { useOverrideState } from './override-state';

/** The last document as the server sent it: what an override that ends goes back to. */
let latest: SessionDocument;
let standing: ((live: RegistryEntry) => Standing) | undefined;

const withOverrideEntry = (
  document: SessionDocument,
  name: string,
  of: (live: RegistryEntry) => Standing,
): SessionDocument => ({
  ...document,
  registry: { ...document.registry, remotes: withEntry(registryOf(document), name, (live) => of(live).entry) },
});

/** Reads what the origin serves now and judges it with the other remotes of the page. */
const read = async (
  composition: Composition,
  target: { readonly name: string; readonly origin: string },
): Promise<void> => {
  const found = await readOverride(
    composition,
    target,
    registryOf(latest).filter(({ name }) => name !== target.name),
  );
  standing = (live) => ({ entry: overrideEntryOf(live, target, found), blocker: found.blocker });
};

/** The override that this page's own document carries; what its policy allows is decided with it. */
const begun = pageSession()?.overrides[0];
useOverrideState.setState({ begun });

const begin = async (composition: Composition, target: Override, first: RegistryEntry): Promise<void> => {
  const { loader, setLoader, watchErrors } = composition;
  await read(composition, target);
  const now = (): Standing => {
    const live = registryOf(latest).find(({ name }) => name === target.name) ?? first;
    return standing ? standing(live) : { entry: live };
  };
  setLoader(
    overriding(composition, loader(), {
      of: target,
      now,
      again: async () => {
        await read(composition, target);
        const { document } = useSession.getState();
        if (document) openSession(await applyOverride({ ...document, registry: latest.registry }));
        return now();
      },
    }),
  );
  // Its files lie where no release is: whose they are, only this page knows.
  watchErrors((text) =>
    text?.includes(`${target.origin}/`) ? { remote: target.name, version: now().entry.version } : undefined,
  );
};

let atEnd: ReturnType<typeof setTimeout> | undefined;
/** When its time is over the session is read, which no longer lists it; a moment later, so that the server's clock says so too. */
const readAtEnd = (override: Override | undefined, serverTime: string): void => {
  clearTimeout(atEnd);
  if (override) atEnd = setTimeout(() => void readSession(), Date.parse(override.until) - Date.parse(serverTime) + 500);
};

/** What the page goes on with once its session names an override or a try, and with every later document. Only a page that starts with an override runs it. */
export const applyOverride = async (document: SessionDocument, start?: Composition): Promise<SessionDocument> => {
  latest = document;
  const [override] = document.overrides;
  if (override?.id !== useOverrideState.getState().override?.id) readAtEnd(override, document.serverTime);
  useOverrideState.setState({ override });
  useOverrideStore.setState({ Bar: Bars, ...(begun && { remote: begun.name }) });
  applyTries(document);
  if (!begun || override?.id !== begun.id) return document;
  const live = registryOf(document).find(({ name }) => name === begun.name);
  if (!live) return document;
  if (!standing && start) await begin(start, begun, live);
  return standing ? withOverrideEntry(document, begun.name, standing) : document;
};
