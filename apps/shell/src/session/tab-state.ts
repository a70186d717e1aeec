import { create } from 'zustand';

/** Why this tab can do nothing more until it is reloaded; undefined while it can. */
export type Stale =
  'other session' | 'signed out' | 'impersonation over' | 'newer version' | 'newer version, work unkept' | undefined;

export const useTabState = create<{ readonly stale: Stale }>(() => ({ stale: undefined }));

/** Keeps the page with the typed text, and lets the bar offer to reload. */
export const markStale = (stale: Stale): void => useTabState.setState({ stale });

/** The tab's own session is the browser's again; whatever else is wrong with the tab still is. */
export const takeBack = (): void =>
  useTabState.setState(({ stale }) => ({ stale: stale === 'other session' ? undefined : stale }));

/** Whether the session of this tab is no longer the browser's: that is graver than code that is gone, and the tab has promised to stay as it is. */
export const isCutOff = (): boolean => {
  const { stale } = useTabState.getState();
  return stale !== undefined && !stale.startsWith('newer version');
};
