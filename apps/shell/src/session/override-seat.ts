import type { ComponentType } from 'react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { create } from 'zustand';
import type { Composition } from '../composition/handed';

interface Seat {
  /** The remote that this page began with an override of: nobody is told how it does. */
  readonly remote?: string;
  /** What says so on every screen. */
  readonly Bar?: ComponentType;
}

/** Where the code of overrides puts itself into the page; empty, and that code not loaded, in a page without one. */
export const useOverrideSeat = create<Seat>(() => ({}));

/** The document with the overridden remote as its developer serves it; without an override as it came. `start`: the page opens with it. */
export const withOverride = async (document: SessionDocument, start?: Composition): Promise<SessionDocument> => {
  if (document.overrides.length === 0 && !useOverrideSeat.getState().Bar) return document;
  return (await import(/* webpackChunkName: "override" */ '../override/take')).take(document, start);
};
