import type { CampaignEntry, CampaignWhole, Coupon } from '@lectern/contract/commerce';
import { couponOf } from '../coupon/testing';
import type { CampaignCoupon } from './campaign-coupon';

/** A campaign that is closed and not declared, as the API answers it. */
export const campaignOf = (values: Partial<CampaignWhole> = {}): CampaignWhole => ({
  ...{ stage: 'closed', quizId: 4, quizTitle: 'Mental maths', codePrefix: 'DIWM', codeCount: 500, codesMade: 500 },
  ...{ winners: 20, minPercent: 60, entryStartsAt: '2026-11-01T03:30:00.000Z' },
  ...{ entryEndsAt: '2026-11-15T14:30:00.000Z', entries: 260, declaredAt: null, declaredBy: null },
  ...{ questionCount: 20, totalMarks: 40, eligible: 214, ranked: 258, disqualified: 0, openEntries: 0, ties: 2 },
  line: { last: { rank: 20, percent: 92.5, seconds: 374 }, next: { rank: 21, percent: 92.5, seconds: 375 } },
  ...{ declareBlocker: null, isMakingCodes: false },
  ...values,
});

/** A marketing coupon as the API answers it. */
export const campaignCouponOf = (
  campaign: Partial<CampaignWhole> = {},
  values: Partial<Coupon> = {},
): CampaignCoupon => ({
  ...couponOf({ kind: 'marketing', name: 'Diwali Maths Challenge', code: null, status: 'active', ...values }),
  campaign: campaignOf(campaign),
});

/** An entry that is ranked. */
export const entryOf = (values: Partial<CampaignEntry> = {}): CampaignEntry => ({
  ...{ id: 1, studentId: 11, name: 'Ananya Rao', rank: 1, percent: 100, marks: 40, seconds: 251 },
  ...{ startedAt: '2026-11-03T13:06:58.000Z', submittedAt: '2026-11-03T13:11:09.000Z', result: 'wins' },
  ...{ isTieAfter: false, disqualifiedAt: null, disqualifiedBy: null, disqualifyReason: '' },
  ...{ code: null, codeId: null, codeState: null, passedTo: null, mailState: null, mailedAt: null },
  ...values,
});

/** Entries with the ranks 1 to `count`; the first `winners` of them win. */
export const rankedEntries = (count: number, winners: number): CampaignEntry[] =>
  Array.from({ length: count }, (_each, at) =>
    entryOf({ id: at + 1, rank: at + 1, name: `Student ${at + 1}`, result: at < winners ? 'wins' : 'none' }),
  );
