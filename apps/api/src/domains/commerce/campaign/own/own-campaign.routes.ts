import type { ownCampaignCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../../server/calls/frame';
import { readOwnCampaigns } from './own-campaign.queries';
import { startEntry } from './start-entry';
import { submitEntry } from './submit-entry';

/** Campaigns for the student who is signed in. */
export const ownCampaignHandlers: Handlers<typeof ownCampaignCalls> = {
  list: async ({ db, actor }) => ({ items: await readOwnCampaigns(db, actor.userId) }),
  start: startEntry,
  submit: submitEntry,
};
