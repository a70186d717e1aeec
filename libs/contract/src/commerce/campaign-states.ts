/** The stage of a campaign at this moment, from its coupon's status, its window and its result. */
export const campaignStages = {
  draft: 'Draft',
  planned: 'Not open yet',
  open: 'Open for entries',
  paused: 'Paused',
  closed: 'Closed, not declared',
  declared: 'Declared',
  ended: 'Ended without a result',
} as const;
export type CampaignStage = keyof typeof campaignStages;

/** The groups of entries that a list shows. */
export const entryStates = {
  ranked: 'Ranked',
  tie: 'Tie',
  disqualified: 'Disqualified',
  open: 'Not sent',
} as const;
export type EntryState = keyof typeof entryStates;

/** The result of an entry: *now* before the declaration, final after it. */
export const entryResults = {
  wins: 'Would win',
  none: 'No code',
  open: 'Not sent',
  disqualified: 'Disqualified',
  won: 'Won',
} as const;
export type EntryResult = keyof typeof entryResults;

/** The states of a winner's code. */
export const winnerCodeStates = { unused: 'Unused', reserved: 'Reserved', used: 'Used', void: 'Void' } as const;

/** The states of the mail with a winner's code. Mails are forgotten after some months. */
export const winnerMailStates = {
  none: 'Without mail',
  waiting: 'On its way',
  sent: 'Sent',
  failed: 'Not sent',
  forgotten: 'No longer known',
} as const;
