import { altAfter } from './alt-text';

test('a new drawing has the text alternative that its tool suggests, as long as one may be', () => {
  expect(altAfter('', 'Molecule C2H6O')).toBe('Molecule C2H6O');
  expect(altAfter('', `Diagram: ${'a'.repeat(300)}`)).toHaveLength(250);
});

test('what a tool has suggested follows the drawing', () => {
  expect(altAfter('Molecule C2H6O', 'Molecule CH4')).toBe('Molecule CH4');
  expect(altAfter('Diagram: a, b', 'Diagram')).toBe('Diagram');
});

test('what a person has written stays', () => {
  expect(altAfter('Molecule of alcohol', 'Molecule CH4')).toBe('Molecule of alcohol');
});
