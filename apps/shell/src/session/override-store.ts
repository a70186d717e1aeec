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

/** Where the code of overrides and tries puts itself into the page; empty, and that code not loaded, in a page without them. */
export const useOverrideStore = create<OverrideStore>(() => ({}));

/** The document with the overridden remote as its developer serves it; without an override, or without its code, as it came. That code has the bar of a try, too. `start`: the page opens with it. */
export const withOverride = async (document: SessionDocument, start?: Composition): Promise<SessionDocument> => {
  const { Bar, isLost } = useOverrideStore.getState();
  if (isLost || !(document.overrides.length || document.tries || Bar)) return document;
  const code = await import(/* webpackChunkName: "override" */ '../override/apply-override').catch(() => undefined);
  // An override that begins late would claim a place where the live release already runs.
  if (!code && start) useOverrideStore.setState({ isLost: true });
  return code ? code.applyOverride(document, start) : document;
};
