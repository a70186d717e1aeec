import { create } from 'zustand';

/** Why this tab can do nothing more until it is loaded anew; undefined while it can. */
export type Stale = 'other session' | 'signed out' | 'impersonation over' | 'newer version' | 'newer version, work unkept' | undefined;

export const useTabState = create<{ readonly stale: Stale }>(() => ({ stale: undefined }));

/** Keeps the page as it is, with what was typed, and lets the bar offer to reload. */
export const markStale = (stale: Stale): void => useTabState.setState({ stale });
