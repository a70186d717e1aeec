import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConditionField } from './ConditionField';
import { unitsOf } from './units';

const sent = jest.fn();
const wrong = 'Enter a date as dd/mm/yyyy';

function Created({ from }: { readonly from: string }) {
  const [value, setValue] = useState<string | undefined>(from);
  return (
    <>
      <ConditionField
        label="Created"
        type="time"
        value={value}
        onChange={(next) => {
          sent(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('gte:2026-03-04')}>
        Elsewhere
      </button>
    </>
  );
}
const open = (from: string) => {
  sent.mockClear();
  render(<Created from={from} />);
  return userEvent.setup();
};

test('while a day is typed the filter that is set stays; a whole day takes its place at once', async () => {
  const user = open('gte:2026-01-02');
  const field = screen.getByRole('textbox', { name: 'Created' });
  await user.clear(field);
  await user.type(field, '05/06/202');
  expect(sent).not.toHaveBeenCalled();
  await user.type(field, '6');
  expect(sent.mock.calls).toEqual([['gte:2026-06-05']]);
});

test('a field that is left with half a day says how a day is written, until it is one', async () => {
  const user = open('gte:2026-01-02');
  const field = screen.getByRole('textbox', { name: 'Created' });
  await user.clear(field);
  await user.type(field, '05/06');
  expect(screen.queryByText(wrong)).toBeNull();
  await user.tab();
  expect(sent).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(wrong);
  await user.type(field, '05/06/2026{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 9 });
  expect(sent.mock.calls).toEqual([['gte:2026-06-05']]);
  expect(screen.queryByText(wrong)).toBeNull();
});

test('half a day also waits when another operator is chosen, and of two days the unsound one says so', async () => {
  const user = open('between:2026-01-02,2026-02-03');
  const until = screen.getByRole('textbox', { name: 'Created, to' });
  await user.clear(until);
  await user.type(until, '31/02/2026');
  await user.tab();
  expect(sent).not.toHaveBeenCalled();
  expect(until).toHaveAccessibleDescription(wrong);
  expect(screen.getByRole('textbox', { name: 'Created, from' })).not.toBeInvalid();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Created: how' }), 'before');
  expect(sent.mock.calls).toEqual([['lt:2026-01-02']]);
  expect(screen.queryByText(wrong)).toBeNull();
});

test('an emptied field takes the filter away when it is left; another value from elsewhere takes the place of half a day', async () => {
  const user = open('gte:2026-01-02');
  const field = screen.getByRole('textbox', { name: 'Created' });
  await user.clear(field);
  expect(sent).not.toHaveBeenCalled();
  await user.tab();
  expect(sent.mock.calls).toEqual([[undefined]]);
  await user.type(field, '05/06');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field).toHaveValue('04/03/2026');
  expect(screen.queryByText(wrong)).toBeNull();
});

describe('a length of time', () => {
  function Duration({ from }: { readonly from: string | undefined }) {
    const [value, setValue] = useState(from);
    return (
      <ConditionField
        label="Duration"
        type="number"
        units={unitsOf({ type: 'number', unit: 'seconds' })}
        value={value}
        onChange={(next) => {
          sent(next);
          setValue(next);
        }}
      />
    );
  }
  const unit = () => screen.getByRole('combobox', { name: 'Duration: unit' });

  test('is typed in minutes or hours and sent in seconds', async () => {
    sent.mockClear();
    const user = userEvent.setup();
    render(<Duration from={undefined} />);
    const number = screen.getByRole('textbox', { name: 'Duration' });
    await user.type(number, '90{Enter}');
    expect(number).toHaveValue('90');
    await user.selectOptions(unit(), 'hours');
    expect(number).toHaveValue('90');
    expect(sent.mock.calls).toEqual([['gte:5400'], ['gte:324000']]);
  });

  test('that is set is shown in the unit that reads best', () => {
    render(<Duration from="between:3600,5400" />);
    expect(screen.getByRole('textbox', { name: 'Duration, to' })).toHaveValue('1.5');
    expect(unit()).toHaveValue('hours');
  });
});

test('an amount of money says that it is in the currency of each row', () => {
  render(
    <ConditionField
      label="Price"
      type="number"
      units={unitsOf({ type: 'number', unit: 'currency' })}
      value="gte:499.50"
      onChange={sent}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('499.50');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription('in its currency');
});

describe('a number', () => {
  function Price() {
    const [value, setValue] = useState<string | undefined>();
    return (
      <ConditionField
        label="Price"
        type="number"
        value={value}
        onChange={(next) => {
          sent(next);
          setValue(next);
        }}
      />
    );
  }

  test('is read as in every number field: 12,50 is never 1,250', async () => {
    sent.mockClear();
    const user = userEvent.setup();
    render(<Price />);
    const field = screen.getByRole('textbox', { name: 'Price' });
    await user.type(field, '12,50{Enter}');
    await user.clear(field);
    await user.type(field, '1,250{Enter}');
    expect(sent.mock.calls).toEqual([['gte:12.50'], ['gte:1250']]);
  });

  test('that could be two says so when it is left, and the filter that is set stays', async () => {
    sent.mockClear();
    const user = userEvent.setup();
    render(<Price />);
    const field = screen.getByRole('textbox', { name: 'Price' });
    await user.type(field, '1,2,3');
    await user.tab();
    expect(sent).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription('Enter a number, for example 1,250.50');
    await user.type(field, '{Backspace}{Backspace}{Enter}');
    expect(sent.mock.calls).toEqual([['gte:1.2']]);
    expect(field).not.toBeInvalid();
  });
});
