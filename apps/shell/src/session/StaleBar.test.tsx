import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { StaleBar } from './StaleBar';
import { markStale, type Stale } from './tab-state';

afterEach(() => act(() => markStale(undefined)));

test.each<[Exclude<Stale, undefined>, RegExp]>([
  ['newer version', /drafts of what you typed are offered again\.$/],
  ['newer version, work unkept', /What you typed can't be kept: save it before you reload\.$/],
  ['other session', /What you typed stays here until then\.$/],
])('the bar promises what becomes of the typed text, and no more: %s', (stale, words) => {
  render(<StaleBar />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => markStale(stale));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
