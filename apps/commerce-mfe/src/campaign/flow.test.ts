import { transitionsOf } from '@lectern/ui-kit/flow';
import { campaignFlow } from './flow';

const row = (codesMade: number, isMakingCodes?: boolean) => ({
  status: 'draft',
  deletedAt: null,
  endsAt: '2026-12-31T00:00:00.000Z',
  campaign: { codesMade, codeCount: 500, ...(isMakingCodes !== undefined && { isMakingCodes }) },
});
const activation = (from: ReturnType<typeof row>, now = '2026-11-01T00:00:00.000Z') =>
  transitionsOf(campaignFlow, from, new Set(), Date.parse(now))[0];

test('a marketing coupon is activated once all its codes are made; missing ones are made by its next save', () => {
  expect(activation(row(499, true))).toMatchObject({ to: 'active', disabledReason: 'Its codes are still being made' });
  expect(activation(row(499, false))?.disabledReason).toBe(
    'Not all of its codes were made: save it again to make the others',
  );
  expect(activation(row(499))?.disabledReason).toBe('Not all of its codes are made yet');
  expect(activation(row(500))).toMatchObject({ to: 'active', disabledReason: undefined });
});

test('one that is over can’t be activated', () => {
  expect(activation(row(500), '2027-01-01T00:00:00.000Z')?.disabledReason).toBe('Expired');
});
