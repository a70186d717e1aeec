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

/** The states of the mail with a winner's code. `kept`: no mail server is set. Mails are deleted after some months. */
export const winnerMailStates = {
  none: 'No mail: no e-mail address, or blocked',
  waiting: 'The mail waits to be sent',
  sent: 'Mailed',
  kept: 'Not mailed: no mail server is set',
  failed: 'The mail could not be sent',
  forgotten: 'Mails of that time are deleted',
} as const;
