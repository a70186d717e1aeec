import { campaignCouponOf } from '../testing';
import { campaignForm, newValues, valuesOf } from './values';

const terms = campaignForm({ INR: 2 });
const whole = () => ({
  ...valuesOf(campaignCouponOf({}, { endsAt: '2026-12-31T18:30:00.000Z', totalLimit: null })),
});
const errorsOf = async (campaign: object) =>
  Object.fromEntries(
    (await terms.errorsOf({ ...whole(), campaign: { ...whole().campaign, ...campaign } })).map(({ path, message }) => [
      path,
      message,
    ]),
  );

test('a coupon that is loaded is sent back as it was, with its exact window', () => {
  const { wire, wrong } = terms.read(whole());
  expect(wrong).toEqual({});
  expect(wire.campaign).toMatchObject({
    quizId: 4,
    codePrefix: 'DIWM',
    entryStartsAt: '2026-11-01T03:30:00.000Z',
    entryEndsAt: '2026-11-15T14:30:00.000Z',
  });
  expect(wire).not.toHaveProperty('code');
  expect(terms.changed(campaignCouponOf(), valuesOf(campaignCouponOf()))).toEqual({});
});

test('a window that ends before it starts, and more winners than codes, are refused on their fields', async () => {
  expect(await errorsOf({ entryEndsAt: '2026-10-01', winners: '501' })).toEqual({
    'campaign.winners': 'There are fewer codes than winners',
    'campaign.entryEndsAt': 'Entries end before they start',
  });
});

test('a time that can’t be read is refused on the field of the time', async () => {
  expect(await errorsOf({ entryStartsTime: '9' })).toEqual({
    'campaign.entryStartsTime': 'Entries from, time is Invalid',
  });
});

test('a coupon that ends before its entries do, and fewer uses than winners, are refused', async () => {
  const values = { ...whole(), endsAt: '2026-11-10', startsAt: '2026-11-01', totalLimit: '10' };
  expect(await terms.errorsOf(values)).toEqual([
    { path: 'endsAt', message: 'The coupon ends before its entries do' },
    { path: 'totalLimit', message: 'There are more winners than uses' },
  ]);
});

test('a new campaign needs its quiz, prefix, numbers and window', async () => {
  const paths = (await terms.errorsOf(newValues('INR'))).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith('campaign.')).sort()).toEqual([
    'campaign.codeCount',
    'campaign.codePrefix',
    'campaign.entryEndsAt',
    'campaign.entryStartsAt',
    'campaign.quizId',
    'campaign.winners',
  ]);
});
