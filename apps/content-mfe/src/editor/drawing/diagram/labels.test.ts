import { labelsOf } from './labels';

test('a diagram is described by its words', () => {
  expect(
    labelsOf([
      { type: 'rectangle' },
      { type: 'text', text: 'Sun\nlight' },
      { type: 'arrow' },
      { type: 'text', text: 'Leaf' },
    ]),
  ).toBe('Sun light, Leaf');
});

test('a diagram without words has no description', () => {
  expect(labelsOf([{ type: 'rectangle' }, { type: 'text', text: ' ' }])).toBe('');
});
