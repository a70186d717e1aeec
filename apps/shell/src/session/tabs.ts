/** What the tabs of one browser tell each other. */
export type TabNews = { readonly is: 'signed in'; readonly sessionId: number } | { readonly is: 'signed out' };

export interface Tabs {
  readonly tell: (news: TabNews) => void;
  readonly close: () => void;
}

const name = 'lectern.session';

/** Joins the tabs of this browser; `onNews` hears the others, never itself. A browser without BroadcastChannel hears nobody. */
export const joinTabs = (onNews: (news: TabNews) => void): Tabs => {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data));
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
};
