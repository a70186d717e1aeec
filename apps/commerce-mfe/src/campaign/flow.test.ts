import { transitionsOf } from '@lectern/ui-kit/flow';
import { campaignFlow } from './flow';

const row = (codesMade: number) => ({
  status: 'draft',
  deletedAt: null,
  endsAt: '2026-12-31T00:00:00.000Z',
  campaign: { codesMade, codeCount: 500 },
});
const activation = (codesMade: number, now = '2026-11-01T00:00:00.000Z') =>
  transitionsOf(campaignFlow, row(codesMade), new Set(), Date.parse(now))[0];

test('a marketing coupon is activated once all its codes are made', () => {
  expect(activation(499)).toMatchObject({ to: 'active', disabledReason: 'Its codes are still being made' });
  expect(activation(500)).toMatchObject({ to: 'active', disabledReason: undefined });
});

test('one that is over can’t be activated', () => {
  expect(activation(500, '2027-01-01T00:00:00.000Z')?.disabledReason).toBe('Expired');
});
