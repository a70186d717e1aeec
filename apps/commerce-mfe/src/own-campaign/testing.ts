import type { OwnCampaign } from '@lectern/contract/commerce';

/** A campaign that is open for the reader. */
export const ownCampaignOf = (values: Partial<OwnCampaign> = {}): OwnCampaign => ({
  ...{ couponId: 1, entryId: null, name: 'Diwali Maths Challenge', prize: '100% off' },
  ...{ questionCount: 3, timeLimitSeconds: 600, entryEndsAt: '2036-11-15T14:30:00.000Z', state: 'open' },
  ...{ percent: null, rank: null, code: null, codeState: null, codeEndsAt: null },
  ...values,
});

const question = { marks: 2, negativeMarks: 0 };

/** An entry that was begun, as the API answers it. It closes `seconds` after `now`. */
export const startedEntry = (seconds = 600) => ({
  ...{ entryId: 7, name: 'Diwali Maths Challenge', instructionsHtml: '<p>No calculator.</p>' },
  questions: [
    {
      ...{ ...question, id: 1, kind: 'single', bodyHtml: '<p>2 + 2</p>' },
      options: [
        { id: 11, bodyHtml: '<p>Three</p>' },
        { id: 12, bodyHtml: '<p>Four</p>' },
      ],
    },
    { ...question, id: 2, kind: 'number', bodyHtml: '<p>6 × 7</p>', options: [] },
    { ...question, id: 3, kind: 'text', bodyHtml: '<p>Capital of Kerala</p>', options: [] },
  ],
  startedAt: '2026-11-03T13:00:00.000Z',
  now: '2026-11-03T13:00:00.000Z',
  closesAt: new Date(Date.parse('2026-11-03T13:00:00.000Z') + seconds * 1000).toISOString(),
});
