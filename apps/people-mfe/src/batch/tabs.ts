import * as texts from '../texts/batch-page';

/** The tabs of a batch in their order, each a route of both sides: `/student/batch/<tab>?id=` and `/trainer/batch/<tab>?id=`. */
export const tabs: readonly { readonly tab: string; readonly title: string }[] = [
  { tab: 'meetings', title: texts.meetings },
  { tab: 'members', title: texts.members },
];
