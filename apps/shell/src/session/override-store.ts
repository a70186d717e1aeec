import type { ComponentType } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { create } from 'zustand';
import type { Composition } from '../composition/composition-api';

interface OverrideStore {
  /** The remote that this page began with an override of: its health is not reported. */
  readonly remote?: string;
  /** What says so on every screen. */
  readonly Bar?: ComponentType;
  /** That code did not come as the page began: what is live is shown until the page is reloaded. */
  readonly isLost?: true;
}

/** Where the code of overrides puts itself into the page; empty, and that code not loaded, in a page without one. */
export const useOverrideStore = create<OverrideStore>(() => ({}));

type ServedDocument = Omit<SessionDocument, 'overrides'> & Partial<Pick<SessionDocument, 'overrides'>>;
/** In a rolling deploy an older server without overrides may answer. */
const isWhole = (served: ServedDocument): served is SessionDocument => served.overrides !== undefined;

/** The document with the overridden remote as its developer serves it; without an override, or without the code of overrides, as it came. `start`: the page opens with it. */
export const withOverride = async (served: ServedDocument, start?: Composition): Promise<SessionDocument> => {
  const document = isWhole(served) ? served : { ...served, overrides: [] };
  const { Bar, isLost } = useOverrideStore.getState();
  if (isLost || (document.overrides.length === 0 && !Bar)) return document;
  const code = await import(/* webpackChunkName: "override" */ '../override/apply-override').catch(() => undefined);
  // An override that begins late would claim a place where the live release already runs.
  if (!code && start) useOverrideStore.setState({ isLost: true });
  return code ? code.applyOverride(document, start) : document;
};
