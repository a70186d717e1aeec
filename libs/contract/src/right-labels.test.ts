import { needsRight, rightLabels } from './right-labels';
import { rights } from './rights';

test('a missing right is named by its label, never by its code', () => {
  expect(needsRight('skillEdit')).toBe('You need the permission “Edit skills”');
  for (const name of Object.keys(rights)) expect(needsRight(name)).not.toContain(`“${name}”`);
});

test('where any one of several is enough, each is named', () => {
  expect(rightLabels(['settings', 'reportList'])).toBe('“See settings, coupons and FAQs” or “See reports”');
});

test('a right that this console does not know keeps its name', () => {
  expect(rightLabels(['planetEdit'])).toBe('“planetEdit”');
});
