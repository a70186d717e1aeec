import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { HomeFigures, type Figure } from './HomeFigures';

const cell = (label: string, value?: number, note?: string): Figure => ({ label, value, to: '/student', note });
const refetch = jest.fn();
const show = (values: readonly [number?, number?, number?], error?: Error) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <HomeFigures
              read={{ error: error ?? null, refetch } as never}
              failed="The students could not be counted."
              figures={[cell('New', values[0], '3 today'), cell('Waiting', values[1]), cell('Blocked', values[2])]}
            />
          ),
        },
      ])}
    />,
  );

test('each figure leads to what it counts, and a capped one says that there are more', () => {
  show([12, 10_001, 0]);
  expect(screen.getByRole('link', { name: 'New' })).toHaveAttribute('href', '/student');
  expect(screen.getByText('3 today')).toBeVisible();
  expect(screen.getByText('10,000+')).toBeVisible();
  expect(screen.getByText('0')).toBeVisible();
});

test('figures have their cells before they are read, so nothing jumps', () => {
  const { container } = show([]);
  expect(container.querySelectorAll('.home-figure[aria-busy=true]')).toHaveLength(3);
});

test('figures that could not be read say so, with Retry', async () => {
  show([], new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The students could not be counted.');
  expect(refetch).toHaveBeenCalledTimes(1);
});
