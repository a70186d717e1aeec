import type { CampaignStage } from '@lectern/contract/commerce';

/** The status of the kit that gives each stage its mark. */
export const stageMarks: Readonly<Record<CampaignStage, string>> = {
  draft: 'draft',
  planned: 'upcoming',
  open: 'open',
  paused: 'paused',
  closed: 'review',
  declared: 'published',
  ended: 'ended',
};
