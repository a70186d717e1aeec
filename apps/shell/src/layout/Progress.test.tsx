import { act, render, screen } from '@testing-library/react';
import { requestsPending } from '@lectern/api-client';
import { Progress } from './Progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('the bar appears after 150 ms of waiting and goes with the last request [9.5, E10.1]', () => {
  render(<Progress />);
  let ends: (() => void)[] = [];
  act(() => void (ends = [requestsPending.begin(), requestsPending.begin()]));
  pass(149);
  expect(screen.queryByRole('progressbar')).toBeNull();
  pass(1);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  act(() => ends[0]?.());
  expect(screen.getByRole('progressbar')).toBeVisible();
  act(() => ends[1]?.());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a request that ends before shows nothing [E10.1]', () => {
  render(<Progress />);
  act(() => requestsPending.begin()());
  pass(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
