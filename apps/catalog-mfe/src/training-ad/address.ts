export const listPath = '/training-ad';

/** The tabs of a training ad, as the address has them. */
export const adTabs = {
  info: '/training-ad/detail/info',
  batches: '/training-ad/detail/batches',
  recordings: '/training-ad/detail/meeting-recording',
} as const;
export type AdTab = keyof typeof adTabs;

export const tabPath = (tab: AdTab, id: number): string => `${adTabs[tab]}?id=${id}`;
export const infoPath = (id: number): string => tabPath('info', id);
