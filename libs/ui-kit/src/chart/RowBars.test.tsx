import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowBars, type RowBar } from './RowBars';

const bars: readonly RowBar[] = [
  {
    ...{ label: 'Meeting 1', value: '75%' },
    parts: [
      { name: 'Present', percent: 50, tone: 'good' },
      { name: 'Late', percent: 25, tone: 'fair' },
    ],
  },
];
const table = { heads: ['Meeting', 'Present', 'Late'], rows: [['Meeting 1', '2', '1']] };

test('parts of a bar follow each other, and the same figures are a table that opens', async () => {
  const { container } = render(<RowBars title="Attendance" bars={bars} {...table} />);
  const parts = [...container.querySelectorAll('rect')].map((rect) => [
    rect.getAttribute('x'),
    rect.getAttribute('width'),
    rect.textContent,
  ]);
  expect(parts).toEqual([
    ['0.000%', '50.000%', 'Present: 50%'],
    ['50.000%', '25.000%', 'Late: 25%'],
  ]);
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table', { name: 'Attendance' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    table.heads,
    ...table.rows,
  ]);
});

test('a chart without bars says so', () => {
  render(<RowBars title="Marks" bars={[]} heads={['Task']} rows={[]} />);
  expect(screen.getByRole('region', { name: 'Marks' })).toHaveTextContent('Nothing yet');
});
