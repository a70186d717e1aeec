/** @jest-environment jsdom */
import { liveShortcuts } from './live-shortcuts';
import { shortcuts } from './shortcuts';

const own = '.asks';
const element = (keys: Parameters<typeof shortcuts>[0], inside: Element = document.body): HTMLElement => {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(shortcuts(keys))) made.setAttribute(name, value);
  return inside.appendChild(made);
};
const dialog = (className: string): HTMLElement => {
  const made = document.body.appendChild(document.createElement('div'));
  made.setAttribute('role', 'dialog');
  made.className = className;
  return made;
};
afterEach(() => document.body.replaceChildren());

test('what is on the page lists its keys, and removes them when it goes', () => {
  element({ '/': 'Search this list' });
  const rows = element({ 'ArrowUp ArrowDown': 'Move between rows', Enter: 'Open the row' });
  expect(liveShortcuts(own)).toEqual([
    { keys: ['/'], does: 'Search this list' },
    { keys: ['↑', '↓'], does: 'Move between rows' },
    { keys: ['Enter'], does: 'Open the row' },
  ]);
  rows.remove();
  expect(liveShortcuts(own)).toHaveLength(1);
});

test('two lists on one page list the same key once', () => {
  element({ 'Control+K': 'Search or jump to' });
  element({ 'Control+K': 'Search or jump to' });
  expect(liveShortcuts(own)).toEqual([{ keys: ['Ctrl', 'K'], does: 'Search or jump to' }]);
});

test('behind a dialog only the dialog’s keys are listed; the dialog of shortcuts hides none', () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.setAttribute('aria-hidden', 'true');
  element({ '/': 'Search this list' }, page);
  dialog('asks');
  expect(liveShortcuts(own)).toHaveLength(1);
  element({ 'Control+S': 'Save' }, dialog('panel'));
  expect(liveShortcuts(own)).toEqual([{ keys: ['Ctrl', 'S'], does: 'Save' }]);
});
