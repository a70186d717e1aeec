import { liveShortcuts } from './live-shortcuts';
import { shortcuts } from './shortcuts';

const element = (keys: Parameters<typeof shortcuts>[0], inside = document.body): HTMLElement => {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(shortcuts(keys))) made.setAttribute(name, value);
  return inside.appendChild(made);
};
afterEach(() => document.body.replaceChildren());

test('what is on the page tells its keys, and takes them along when it goes', () => {
  element({ '/': 'Search this list' });
  const rows = element({ 'ArrowUp ArrowDown': 'Move between rows', Enter: 'Open the row' });
  expect(liveShortcuts(document)).toEqual([
    { keys: ['/'], does: 'Search this list' },
    { keys: ['↑', '↓'], does: 'Move between rows' },
    { keys: ['Enter'], does: 'Open the row' },
  ]);
  rows.remove();
  expect(liveShortcuts(document)).toHaveLength(1);
});

test('two lists on one page tell the same key once, and what lies behind a dialog tells none', () => {
  element({ 'Control+K': 'Search or jump to' });
  element({ 'Control+K': 'Search or jump to' });
  const behind = document.body.appendChild(document.createElement('div'));
  behind.setAttribute('aria-hidden', 'true');
  element({ '/': 'Search this list' }, behind);
  expect(liveShortcuts(document)).toEqual([{ keys: ['Ctrl', 'K'], does: 'Search or jump to' }]);
});
