import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  const { container } = render(<Editor />);
  expect(screen.getByRole('group', { name: 'Validity' })).toBeVisible();
  const [from, until] = container.querySelectorAll('input[type=date]');
  expect([from?.getAttribute('max'), until?.getAttribute('min')]).toEqual(['2027-01-05', '2026-12-20']);
});

test('a day is shown as dd/mm/yyyy, typed in any form and sent as on the wire; what is no day stays as typed', async () => {
  const user = userEvent.setup();
  const { container } = render(<Editor />);
  const field = screen.getByLabelText('Valid from');
  expect(field).toHaveValue('20/12/2026');
  await user.clear(field);
  await user.type(field, '3 Jan 2027');
  await user.tab();
  expect(field).toHaveValue('03/01/2027');
  await user.clear(screen.getByLabelText('Valid until'));
  await user.type(screen.getByLabelText('Valid until'), 'soon');
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() => expect(send.mock.lastCall?.[0]).toMatchObject({ startsOn: '2027-01-03', endsOn: 'soon' }));
});

test('the calendar of the browser opens by Alt and Down, and its day is taken', async () => {
  const showPicker = jest.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const user = userEvent.setup();
  const { container } = render(<Editor />);
  await user.click(screen.getByLabelText('Valid from'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(showPicker).toHaveBeenCalledTimes(1);
  fireEvent.change(container.querySelector('input[type=date]')!, { target: { value: '2026-12-31' } });
  await waitFor(() => expect(screen.getByLabelText('Valid from')).toHaveValue('31/12/2026'));
});
