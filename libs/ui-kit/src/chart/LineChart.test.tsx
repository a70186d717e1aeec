import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineChart } from './LineChart';

const day = (key: string, value: number, before: number) => ({
  key,
  label: `${key} Nov`,
  name: `Day ${key}`,
  value,
  text: `₹${value}.00`,
  before: { value: before, text: `₹${before}.00` },
});
const points = [day('18', 100, 40), day('19', 240, 60), day('20', 30, 80)];

function Chart({ onOpen }: { readonly onOpen: (key: string) => void }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <LineChart
      label="Net sales per day"
      heads={['Day', 'Net', '3 days before']}
      points={points}
      isOpen
      axisText={String}
      chosen={chosen}
      onChoose={setChosen}
      onOpen={onOpen}
    />
  );
}
const show = () => {
  const onOpen = jest.fn();
  const { container } = render(<Chart onOpen={onOpen} />);
  return { user: userEvent.setup(), onOpen, container };
};

test('one tab stop has the chart, arrows choose a day that is read out, and Enter opens it', async () => {
  const { user, onOpen } = show();
  await user.tab();
  expect(screen.getByRole('img', { name: 'Net sales per day' })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{End}{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('Day 19: ₹240.00, 3 days before ₹60.00');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith('19');
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('Escape takes the chosen day away, and Enter then opens nothing', async () => {
  const { user, onOpen, container } = show();
  await user.tab();
  await user.keyboard('{Home}');
  expect(container.querySelector('.chart-tip')).toHaveTextContent('18 Nov ₹100.00');
  await user.keyboard('{Escape}{Enter}');
  expect(container.querySelector('.chart-tip')).toBeNull();
  expect(onOpen).not.toHaveBeenCalled();
});

test('a screen reader reads both periods as a table', () => {
  show();
  const rows = within(screen.getByRole('table', { name: 'Net sales per day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayNet3 days before',
    'Day 18₹100.00₹40.00',
    'Day 19₹240.00₹60.00',
    'Day 20₹30.00₹80.00',
  ]);
});

test('the line has an open part to the day that is not over, and a dashed period before', () => {
  const { container } = show();
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.split('L').length);
  expect(paths).toEqual([3, 2, 2]);
  expect(container.querySelector('path.is-open')).toBeInTheDocument();
  expect(container.querySelector('circle.is-open')).toHaveAttribute('cx', '100.000%');
});
