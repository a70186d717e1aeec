import { rightNames } from '@lectern/contract/rights';
import { differenceOf, groupsWith, rightGroups, toggled } from './rights-groups';

test('every right is in one group, below the right that it needs where both are of one domain', () => {
  const all = rightGroups.flatMap(({ lines }) => lines.map(({ name }) => name));
  expect([...all].sort()).toEqual([...rightNames].sort());
  const catalogue = rightGroups[0]!.lines.map(({ name }) => name);
  expect(catalogue.indexOf('skillMerge')).toBeGreaterThan(catalogue.indexOf('skillList'));
});

test('a writing right brings its reading right and goes with it', () => {
  const both = toggled([], 'faqEdit');
  expect(both).toEqual(['faqEdit', 'settings']);
  expect(toggled(both, 'settings')).toEqual([]);
  expect(toggled(both, 'faqEdit')).toEqual(['settings']);
});

test('rights are found by all words of their labels', () => {
  const found = groupsWith(rightGroups, 'delete STUDENTS').flatMap(({ lines }) => lines.map(({ name }) => name));
  expect(found).toEqual(['studentDelete']);
  expect(groupsWith(rightGroups, 'no such right')).toEqual([]);
});

test('two roles differ in what one has more and fewer', () => {
  expect(differenceOf(['skillList', 'settings'], ['skillList', 'userList'])).toEqual({
    more: ['settings'],
    fewer: ['userList'],
  });
});
