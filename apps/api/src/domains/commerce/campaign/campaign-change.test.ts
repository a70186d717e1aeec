import { campaignFixedErrors, type CampaignNow } from './campaign-change';

const now: CampaignNow = {
  ...{ quizId: 1, codePrefix: 'DIWALI', codeCount: 100, winners: 20, minPercent: 50, entries: 0, declaredAt: null },
  ...{ entryStartsAt: '2026-10-01T00:00:00Z', entryEndsAt: '2026-10-20T00:00:00Z' },
};
const changed = { ...now, ...{ quizId: 2, codePrefix: 'HOLI', codeCount: 120, winners: 30, minPercent: 60 } };
const later = { ...changed, entryStartsAt: '2026-10-02T00:00:00Z', entryEndsAt: '2026-10-21T00:00:00Z' };
const refused = (from: Partial<CampaignNow>, to: CampaignNow) =>
  campaignFixedErrors({ ...now, ...from }, to).map(({ property }) => property.replace('campaign.', ''));

test('codes keep their prefix, entries also the quiz and their start, and the result all', () => {
  expect(refused({}, later)).toEqual(['codePrefix']);
  expect(refused({ entries: 1 }, later)).toEqual(['quizId', 'codePrefix', 'entryStartsAt']);
  expect(refused({ entries: 1, declaredAt: '2026-10-22T00:00:00Z' }, later)).toHaveLength(7);
  expect(refused({ entries: 1, declaredAt: '2026-10-22T00:00:00Z' }, now)).toEqual([]);
});

test('entries close earlier only while there are none, and codes never become fewer', () => {
  const earlier = { ...now, entryEndsAt: '2026-10-19T05:30:00+05:30' };
  expect([refused({}, earlier), refused({ entries: 1 }, earlier)]).toEqual([[], ['entryEndsAt']]);
  expect(refused({}, { ...now, codeCount: 99 })).toEqual(['codeCount']);
});

test('the same moment in another zone is no change', () =>
  expect(refused({ entries: 1 }, { ...now, entryStartsAt: '2026-10-01T05:30:00+05:30' })).toEqual([]));
