import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError } from '@lectern/api-client';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { useServerForm } from '@lectern/ui-kit/form';
import { CouponForm } from './CouponForm';
import { couponOf } from './testing';
import { couponForm, newValues, valuesOf, type CouponValues } from './values';
import type { Coupon } from '@lectern/contract/commerce';

jest.mock('./choices', () => ({
  ...jest.requireActual<object>('./choices'),
  useThings: () => ({ choices: [], isPending: false, failed: false }),
  useStudents: () => ({ choices: [], isPending: false, failed: false }),
}));

const currency = (code: string, symbol: string, exponent: number): CurrencyRow => ({
  code,
  name: code,
  symbol,
  exponent,
  active: true,
  sortOrder: 1,
  version: 1,
});
const currencies = [currency('INR', '₹', 2), currency('USD', '$', 2), currency('KWD', 'KD', 3)];
const terms = couponForm({ INR: 2, USD: 2, KWD: 3 });
const schema = terms.schema();

function Form({
  coupon,
  send,
}: {
  readonly coupon?: Coupon;
  readonly send: (values: CouponValues) => Promise<unknown>;
}) {
  const form = useServerForm<CouponValues, Coupon | undefined>({
    schema,
    initial: coupon ? valuesOf(coupon) : newValues('INR'),
    send,
    onSaved: () => undefined,
    fieldOf: terms.fieldOf,
  });
  return <CouponForm form={form} coupon={coupon} currencies={currencies} verb="Save" onCancel={() => undefined} />;
}
const show = (coupon?: Coupon, send = jest.fn((_values: CouponValues) => Promise.resolve({}))) => {
  render(<Form coupon={coupon} send={send} />);
  return { user: userEvent.setup(), send, save: () => screen.getByRole('button', { name: 'Save' }) };
};

test('an empty form is not sent: each message is on its field, their number in the bar', async () => {
  const { user, send, save } = show();
  await user.click(save());
  for (const message of [
    'Code is required',
    'Internal name is required',
    'Percent off is required',
    'Valid until is required',
  ])
    expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('4 fields to correct')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a flat discount needs an amount instead of a percentage', async () => {
  const { user } = show();
  await user.click(screen.getByRole('radio', { name: 'Flat amount' }));
  expect(screen.getByRole('textbox', { name: 'Amount off' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Percent off' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Maximum discount/ })).toBeNull();
});

test('a currency is added once and removed again', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Add a currency' }));
  expect(screen.getByRole('group', { name: 'In USD' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a currency' }));
  expect(screen.queryByRole('button', { name: 'Add a currency' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove USD' }));
  expect(screen.getAllByRole('group', { name: /^In / }).map((group) => group.getAttribute('aria-label'))).toEqual([
    'In INR',
    'In KWD',
  ]);
});

test('an error of the API is shown on the field of the form', async () => {
  const refusal = new CallError(409, {
    success: false,
    message: 'Code is already in use',
    error: [
      { property: 'code', constraints: { taken: 'Code is already in use' } },
      { property: 'amounts[0].capMinor', constraints: { fixed: 'This can no longer change' } },
    ],
    reference: 'r',
  });
  const { user, save } = show(
    couponOf(),
    jest.fn((_values: CouponValues) => Promise.reject(refusal)),
  );
  await user.type(screen.getByRole('textbox', { name: 'Internal name' }), '!');
  await user.click(save());
  expect(await screen.findByText('Code is already in use')).toBeVisible();
  expect(screen.getByText('This can no longer change')).toBeVisible();
  expect(screen.getByText('2 fields to correct')).toBeVisible();
});

test('use locks the terms and says so; name, end and limits can still be changed', () => {
  show(couponOf({ status: 'active', used: 1 }));
  expect(screen.getByText(/has been used/)).toBeVisible();
  for (const name of ['Code', 'Percent off', /Maximum discount/, /Minimum order/])
    expect(screen.getByRole('textbox', { name })).toBeDisabled();
  for (const name of ['Internal name', 'Uses per student', /Total uses/])
    expect(screen.getByRole('textbox', { name })).toBeEnabled();
  expect(screen.getByLabelText('Valid from')).toBeDisabled();
  expect(screen.getByLabelText('Valid until')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Add a currency' })).toBeNull();
});

test('the summary follows the typed values', async () => {
  const { user } = show(
    couponOf({
      amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0, symbol: '₹', exponent: 2 }],
    }),
  );
  const percent = screen.getByRole('textbox', { name: 'Percent off' });
  await user.clear(percent);
  expect(screen.getByText('Enter a discount')).toBeVisible();
  await user.type(percent, '30');
  expect(screen.getByRole('complementary', { name: 'Summary' })).toHaveTextContent(
    '30% off. From 20 Dec 2026 until 5 Jan 2027. Once per student, 5,000 times in total.An order of ₹1,000 would cost ₹700.',
  );
});
