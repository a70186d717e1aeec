import { render, screen, within } from '@testing-library/react';
import { DayBars } from './DayBars';

const days = [
  { day: '20 Nov', count: 4 },
  { day: '21 Nov', count: 1200 },
];

test('a screen reader reads the bars of a chart as a table', () => {
  render(<DayBars days={days} caption="Sign-ups per day" heads={['Day', 'Students']} />);
  const table = screen.getByRole('table', { name: 'Sign-ups per day' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DayStudents', '20 Nov4', '21 Nov1,200']);
});

test('a bar is as high as its part of the scale', () => {
  const { container } = render(<DayBars days={days} caption="Sign-ups per day" heads={['Day', 'Students']} />);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual([
    '0.333%',
    '100.000%',
  ]);
});
