import { rankedEntries } from '../testing';
import { movedUp } from './moved-up';

const entries = rankedEntries(4, 2);

test('the entry after the line is named when a winner is disqualified', () => {
  expect(movedUp(entries[0]!, entries, 2)).toBe('Disqualified. Student 3 is now rank 2');
});

test('nobody is named when the line does not move, or the page does not show it', () => {
  expect(movedUp(entries[3]!, entries, 2)).toBe('Disqualified');
  expect(movedUp(entries[0]!, entries.slice(0, 2), 2)).toBe('Disqualified');
});
