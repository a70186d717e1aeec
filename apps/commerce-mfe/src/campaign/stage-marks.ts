import type { CampaignStage } from '@lectern/contract/commerce';

/** The status of the kit whose mark each stage has. */
export const stageMarks: Readonly<Record<CampaignStage, string>> = {
  draft: 'draft',
  planned: 'upcoming',
  open: 'open',
  paused: 'paused',
  closed: 'review',
  declared: 'published',
  ended: 'ended',
};
