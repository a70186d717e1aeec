import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { DateRangeField } from './DateRangeField';
import { MoneyField } from './MoneyField';
import { ServerForm } from './ServerForm';
import { useServerForm } from './use-server-form';

const schema = object();
const initial = { price: '', startsOn: '2026-12-20', endsOn: '2027-01-05' };
const send = jest.fn().mockResolvedValue({});

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <MoneyField name="price" label="Price" currency={{ code: 'INR', symbol: '₹', exponent: 2 }} />
      <DateRangeField
        label="Validity"
        from={{ name: 'startsOn', label: 'Valid from' }}
        until={{ name: 'endsOn', label: 'Valid until' }}
      />
    </ServerForm>
  );
}

test.each([
  ['1500.5', '1,500.50'],
  ['2000', '2,000'],
  ['12.505', '12.505'],
  ['five', 'five'],
  ['', ''],
])('an amount typed as %p is as %p on leaving', async (typed, left) => {
  const user = userEvent.setup();
  render(<Editor />);
  const field = screen.getByRole('textbox', { name: 'Price' });
  await user.click(field);
  if (typed) await user.keyboard(typed);
  await user.tab();
  expect(field).toHaveValue(left);
  expect(screen.getByText('₹')).toBeVisible();
});

test('neither day of a range is offered on the wrong side of the other', () => {
  render(<Editor />);
  expect(screen.getByRole('group', { name: 'Validity' })).toBeVisible();
  expect([
    screen.getByLabelText('Valid from').getAttribute('max'),
    screen.getByLabelText('Valid until').getAttribute('min'),
  ]).toEqual(['2027-01-05', '2026-12-20']);
});
