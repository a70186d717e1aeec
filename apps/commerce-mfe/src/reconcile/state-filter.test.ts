import { sentFilter, shownState, stateFilter } from './state-filter';

test('the list shows open differences until the address has another choice', () => {
  expect([undefined, 'eq:closed', 'in:open,closed'].map(shownState)).toEqual(['open', 'closed', 'all']);
  expect((['open', 'closed', 'all'] as const).map((shown) => shownState(stateFilter(shown)))).toEqual([
    'open',
    'closed',
    'all',
  ]);
  expect(sentFilter(undefined)).toBe('eq:open');
});
